/** The company works by Beijing time, UTC+8 without summer time (assumed): its days begin and end there for everybody. */
export const companyTimeZone = 'Asia/Shanghai'
