import { LockOutlined } from '@ant-design/icons'
import type { Feature } from '../../lib/feature.ts'

export const changePassword: Feature = {
  userMenu: (t) => [
    {
      key: 'password',
      name: t('changePassword'),
      words: 'password',
      icon: <LockOutlined aria-hidden />,
      run: ({ onChangePassword }) => onChangePassword(),
    },
  ],
}
