import { SystemTree } from '../features/sidebar/system-tree.tsx'
import { TabBar } from '../features/tabs/tab-bar.tsx'
import { DialogHost } from '../lib/ui/dialog-host.tsx'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { TopBarEnd, TopBarStart } from './top-bar/top-bar-parts.tsx'

/** The parts of the deferred chunk, with most of antd. */
export const deferredParts = {
  BottomBar,
  DialogHost,
  SessionDialog,
  SystemTree,
  TabBar,
  TopBarEnd,
  TopBarStart,
}
