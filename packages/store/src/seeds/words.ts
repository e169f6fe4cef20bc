/** A word in Chinese and English (names in pinyin). */
export type Word = readonly [zh: string, en: string]

const words = (list: string): readonly Word[] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [zh = '', en = ''] = pair.split('=')
      return [zh, en]
    })

export const surnames = words(`
  王=Wang 李=Li 张=Zhang 刘=Liu 陈=Chen 杨=Yang 黄=Huang 赵=Zhao 吴=Wu 周=Zhou 徐=Xu 孙=Sun 马=Ma 朱=Zhu 胡=Hu 郭=Guo
  何=He 林=Lin 罗=Luo 高=Gao 梁=Liang 郑=Zheng 谢=Xie 宋=Song 唐=Tang 许=Xu 邓=Deng 韩=Han 冯=Feng 曹=Cao 彭=Peng 曾=Zeng
  肖=Xiao 田=Tian 董=Dong 潘=Pan 袁=Yuan 蔡=Cai 蒋=Jiang 余=Yu 于=Yu 杜=Du 叶=Ye 程=Cheng 魏=Wei 苏=Su 卢=Lu 钟=Zhong`)

export const givenNames = words(`
  伟=Wei 芳=Fang 娜=Na 敏=Min 静=Jing 强=Qiang 磊=Lei 洋=Yang 勇=Yong 艳=Yan 杰=Jie 娟=Juan 涛=Tao 明=Ming 超=Chao 霞=Xia
  平=Ping 刚=Gang 建国=Jianguo 志强=Zhiqiang 海燕=Haiyan 晓东=Xiaodong 丽华=Lihua 文博=Wenbo 思远=Siyuan 雨欣=Yuxin
  子涵=Zihan 佳怡=Jiayi 俊杰=Junjie 嘉豪=Jiahao 欣怡=Xinyi 浩然=Haoran 诗涵=Shihan 宇航=Yuhang 梦琪=Mengqi 国栋=Guodong
  晓琳=Xiaolin 家明=Jiaming 美玲=Meiling 振华=Zhenhua 立新=Lixin 秀英=Xiuying 春梅=Chunmei 永康=Yongkang`)

export const cities = words(`
  佛山=Foshan 广州=Guangzhou 深圳=Shenzhen 东莞=Dongguan 杭州=Hangzhou 宁波=Ningbo 温州=Wenzhou 南京=Nanjing 苏州=Suzhou
  无锡=Wuxi 上海=Shanghai 北京=Beijing 天津=Tianjin 济南=Jinan 青岛=Qingdao 郑州=Zhengzhou 武汉=Wuhan 长沙=Changsha
  南昌=Nanchang 合肥=Hefei 福州=Fuzhou 厦门=Xiamen 泉州=Quanzhou 成都=Chengdu 重庆=Chongqing 贵阳=Guiyang 昆明=Kunming
  南宁=Nanning 海口=Haikou 西安=Xi'an 太原=Taiyuan 石家庄=Shijiazhuang 沈阳=Shenyang 大连=Dalian 长春=Changchun 哈尔滨=Harbin`)

/** What a menu item may be about. */
export const pageTopics = words(`
  库存日报=Stock_Report 到货跟踪=Arrivals 门店巡检=Store_Visits 价格查询=Price_Enquiry 促销台账=Promotion_Ledger
  样品领用=Sample_Issues 回款跟进=Receivables 发货计划=Shipping_Plan 售后登记=After-sales 渠道档案=Channel_Files`)

/** Housing estates, as a building project is called. */
export const estates = words(`
  云山府=Yunshan_Court 滨江壹号=Riverside_One 锦绣花园=Jinxiu_Garden 金融中心=Finance_Centre 湖畔雅苑=Lakeside_Residence
  城市广场=City_Plaza 科创园=Innovation_Park 翠湖天地=Cuihu_Heights 观澜国际=Guanlan_International 人民医院=People's_Hospital`)

/** What building developers are called after. */
export const developers = words(`
  恒泽=Hengze 远筑=Yuanzhu 嘉境=Jiajing 金穗=Jinsui 盛澜=Shenglan 中屿=Zhongyu 华垣=Huayuan 天禾=Tianhe`)

export const warehouses = words(`
  三水中心仓=Sanshui 肇庆分仓=Zhaoqing 华东中转仓=East_China 西南中转仓=Southwest`)
