import { message, quoted } from './message.ts'

/** What people read who follow a link into a world, or open the control panel, and cannot get in: no commands, no jargon. */
export const entranceTexts = {
  worldGone: (world: string) =>
    message(
      `练习环境“${quoted(world)}”已不存在。可能课程已结束，或名称有误；请向老师索取新的链接。`,
      `The practice portal “${quoted(world)}” is no longer there. The class may be over, or the name is wrong: ask your trainer for a new link.`,
      {
        es: `El portal de prácticas «${quoted(world)}» ya no existe. Puede que la clase haya terminado o que el nombre no sea correcto: pida un enlace nuevo a su formador.`,
        ja: `練習用ポータル「${quoted(world)}」はもうありません。研修が終わったか、名前が違っている可能性があります。講師に新しいリンクをもらってください。`,
      },
    ),
  personGone: (user: string) =>
    message(
      `此练习环境中没有账号“${quoted(user)}”，请向老师索取新的链接。`,
      `There is no account “${quoted(user)}” in this practice portal: ask your trainer for a new link.`,
      {
        es: `En este portal de prácticas no hay ninguna cuenta «${quoted(user)}»: pida un enlace nuevo a su formador.`,
        ja: `この練習用ポータルにアカウント「${quoted(user)}」はありません。講師に新しいリンクをもらってください。`,
      },
    ),
  classFull: message(
    '本班的练习环境都已有人使用，请告诉老师再添加一个。',
    'All practice portals of this class are taken: ask your trainer to add one.',
    {
      es: 'Todos los portales de prácticas de esta clase están ocupados: pida a su formador que añada uno.',
      ja: 'この研修の練習用ポータルはすべて使われています。講師に追加してもらってください。',
    },
  ),
  /** @param closed names of worlds that give no place until a trainer mends them */
  classFullBut: (closed: string) =>
    message(
      `本班没有空闲的练习环境，另有无法打开的：${quoted(closed)}。请告诉老师修复，或再添加一个。`,
      `No practice portal of this class is free, and some cannot be opened: ${quoted(closed)}. Ask your trainer to mend them, or to add one.`,
      {
        es: `Ningún portal de prácticas de esta clase está libre, y algunos no se pueden abrir: ${quoted(closed)}. Pida a su formador que los repare o que añada uno.`,
        ja: `この研修に空いている練習用ポータルはなく、開けないものがあります：${quoted(closed)}。講師に修復または追加してもらってください。`,
      },
    ),
  cookiesNeeded: message(
    '您的浏览器未保存 Cookie，因此无法为您分配练习环境。请允许此网站使用 Cookie，然后重新加载此页面。',
    'Your browser keeps no cookies, so it cannot be given a practice portal. Allow cookies for this site, then reload this page.',
    {
      es: 'Su navegador no guarda cookies, por lo que no se le puede asignar un portal de prácticas. Permita las cookies de este sitio y vuelva a cargar la página.',
      ja: 'ブラウザーが Cookie を保存しないため、練習用ポータルを割り当てられません。このサイトの Cookie を許可してから、ページを再読み込みしてください。',
    },
  ),
  worldDamaged: (world: string) =>
    message(
      `练习环境“${quoted(world)}”暂时无法打开，请告诉老师。`,
      `The practice portal “${quoted(world)}” cannot be opened at the moment: please tell your trainer.`,
      {
        es: `El portal de prácticas «${quoted(world)}» no se puede abrir en este momento: avise a su formador.`,
        ja: `練習用ポータル「${quoted(world)}」を今は開けません。講師に知らせてください。`,
      },
    ),
  wrongLink: message(
    '此链接不完整或已失效，请完整复制，或向老师索取新的链接。',
    'This link is incomplete or no longer valid. Copy the whole of it, or ask your trainer for a new one.',
    {
      es: 'Este enlace está incompleto o ya no es válido. Cópielo entero o pida uno nuevo a su formador.',
      ja: 'このリンクは途中で切れているか、無効になっています。全体をコピーするか、講師に新しいリンクをもらってください。',
    },
  ),
  localhostOnly: message(
    '控制面板只能在运行门户的电脑上打开（http://localhost）。要在其他电脑上使用，请让管理员用控制令牌启动门户。',
    'The control panel opens only on the computer that the portal runs on (http://localhost). To use it on others, have the portal started with a control token.',
    {
      es: 'El panel de control solo se abre en el equipo en el que funciona el portal (http://localhost). Para usarlo en otros, el portal debe iniciarse con un token de control.',
      ja: 'コントロールパネルは、ポータルが動いているコンピューター（http://localhost）でだけ開けます。ほかで使うには、コントロールトークンを付けてポータルを起動してもらってください。',
    },
  ),
  controlClosed: message(
    '此门户启动时没有设置控制令牌，因此控制面板已关闭。请让管理员用控制令牌启动门户。',
    'This portal was started without a control token, so its control panel is closed. Have it started with one.',
    {
      es: 'Este portal se inició sin token de control, por lo que su panel está cerrado. Debe iniciarse con uno.',
      ja: 'このポータルはコントロールトークンなしで起動されたため、コントロールパネルは閉じています。トークンを付けて起動してもらってください。',
    },
  ),
}
