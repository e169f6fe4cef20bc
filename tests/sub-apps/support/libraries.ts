/** A page of `apps`, made with a library as teams use it. */
export interface Library {
  readonly name: string
  /** Path of its source below `apps`, without the ending. */
  readonly app: string
  /** Elements of the page that have to look as they do alone. */
  readonly looks: readonly string[]
  /** What it puts into the body. */
  readonly popUp?: {
    readonly opener: string
    readonly looks: readonly [string, ...string[]]
    readonly closer: string
  }
  /** Right in the portal although plain qiankun has it wrong. */
  readonly betterHere?: readonly string[]
  /** It needs a window of its own. */
  readonly host?: 'iframe'
}

const open = 'button:has-text("Open")'

export const libraries: readonly Library[] = [
  {
    name: 'styled-components',
    app: 'styled-components',
    looks: ['.box', '.count'],
    popUp: { opener: open, looks: ['.note'], closer: '.note button' },
  },
  {
    name: 'emotion',
    app: 'emotion',
    looks: ['.box', '.count'],
    popUp: { opener: open, looks: ['.note'], closer: '.note button' },
  },
  {
    name: 'FullCalendar',
    app: 'full-calendar',
    looks: ['.fc-toolbar-title', '.fc-today-button', '.fc-daygrid-day'],
    popUp: {
      opener: '.fc-more-link',
      looks: ['.fc-popover', '.fc-popover-header'],
      closer: '.fc-popover-close',
    },
  },
  {
    name: 'element-plus',
    app: 'element-plus',
    looks: ['.count', '.el-input__wrapper'],
    popUp: {
      opener: open,
      looks: ['.el-dialog', '.el-dialog__title', '.el-overlay'],
      closer: '.el-dialog__headerbtn',
    },
  },
  {
    name: 'antd 4',
    app: 'react-16/antd-4',
    looks: ['.count', '.ant-input'],
    popUp: {
      opener: open,
      looks: ['.ant-modal-content', '.ant-modal-title', '.ant-modal-mask'],
      closer: '.ant-modal-close',
    },
  },
  {
    name: 'Arco in its dark theme',
    app: 'react-16/arco',
    looks: ['.count', '.arco-input'],
    popUp: {
      opener: open,
      looks: ['.arco-modal', '.arco-modal-title', '.arco-modal-mask'],
      closer: '.arco-modal-close-icon',
    },
  },
  {
    name: 'MUI',
    app: 'mui',
    looks: ['.count', '.MuiInputBase-root'],
    popUp: {
      opener: open,
      looks: ['.MuiDialog-paper', '.MuiDialogTitle-root', '.MuiBackdrop-root'],
      closer: '.MuiDialogActions-root button',
    },
  },
  {
    name: 'Vuetify',
    app: 'vuetify',
    looks: ['.count', '.v-field'],
    popUp: {
      opener: open,
      looks: ['.v-card', '.v-card-title'],
      closer: '.v-card-actions button',
    },
    // A second tab finds the pop-ups' container of the first among the body's children.
    host: 'iframe',
  },
  {
    name: 'vant',
    app: 'vant',
    looks: ['.count', '.van-cell'],
    popUp: {
      opener: open,
      looks: ['.van-popup', '.van-overlay'],
      closer: '.van-overlay',
    },
  },
  {
    name: 'Bootstrap',
    app: 'bootstrap',
    looks: ['.card', '.count', '.form-control'],
    popUp: {
      opener: open,
      looks: ['.modal-content', '.modal-dialog'],
      closer: '.modal-footer button',
    },
    // The second tab has a dialog of the same id, which Bootstrap looks for below the root.
    host: 'iframe',
  },
  {
    name: 'Bootstrap with jQuery',
    app: 'bootstrap-jquery',
    looks: ['.card', '.count', '.form-control'],
    popUp: { opener: open, looks: ['.note', '.tooltip-inner', '.tooltip'], closer: open },
    // It listens at the document for presses of what comes later, and leaves a note in the body.
    betterHere: ['a press', 'pop-up'],
  },
  {
    name: 'React 16',
    app: 'react-16/bare',
    looks: ['.count'],
    popUp: { opener: open, looks: ['.note'], closer: '.note button' },
  },
  {
    name: 'Lit',
    app: 'lit',
    looks: ['.count'],
    popUp: { opener: open, looks: ['.note'], closer: '.note button' },
    // It gives its document to a tree walker, and a second tab defines its elements again.
    host: 'iframe',
  },
  {
    name: 'Angular without zone.js',
    app: 'angular',
    looks: ['.box', '.count'],
    popUp: { opener: open, looks: ['.note'], closer: '.note button' },
  },
  { name: 'Angular with zone.js', app: 'angular-zone', looks: ['.count'], host: 'iframe' },
]
