import { SystemTree } from '../features/sidebar/system-tree.tsx'
import { TabBar } from '../features/tabs/tab-bar.tsx'
import { DialogHost } from '../lib/ui/dialog-host.tsx'
import { SessionDialog } from './session/session-dialog.tsx'
import { TopBarEnd, TopBarStart } from './top-bar/top-bar-parts.tsx'

/** The parts of the deferred chunk, with most of antd. */
export const deferredParts = { DialogHost, SessionDialog, SystemTree, TabBar, TopBarEnd, TopBarStart }
