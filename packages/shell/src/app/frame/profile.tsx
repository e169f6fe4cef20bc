import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { useOwnDialogs } from './own-dialogs.ts'
import { useMenusOfFrame } from './use-shown-menus.ts'

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
