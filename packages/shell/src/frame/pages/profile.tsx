import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { useMenusOfFrame } from '../menus/frame-menus.ts'
import { useOwnDialogs } from '../top-bar/own-dialogs.tsx'

/** The profile, put together: its actions are the dialogs of the user dropdown. */
export function Profile() {
  const asked = useOwnDialogs((state) => state.asked)
  return (
    <ProfilePage
      systems={useMenusOfFrame()}
      onChangePassword={() => asked('password')}
      onSwitchPosition={() => asked('position')}
    />
  )
}
