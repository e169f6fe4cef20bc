import { SystemTree } from '../features/sidebar/system-tree.tsx'
import { TabBar } from '../features/tabs/tab-bar.tsx'
import { DialogHost } from '../lib/ui/dialog-host.tsx'
import { SessionDialog } from './session/session-dialog.tsx'
import { TopBarEnd } from './top-bar/top-bar-end.tsx'
import { TopBarStart } from './top-bar/top-bar-start.tsx'

/** What the frame draws after the page that people look for, with all that this needs of antd: one file. */
export const secondParts = { DialogHost, SessionDialog, SystemTree, TabBar, TopBarEnd, TopBarStart }
