import { LockOutlined } from '@ant-design/icons'
import type { Feature } from '../../lib/feature.ts'

export const changePassword: Feature = {
  commands: ({ frame }) => [
    {
      key: 'password',
      name: frame('changePassword'),
      words: 'password',
      icon: <LockOutlined aria-hidden />,
      run: ({ onChangePassword }) => onChangePassword(),
    },
  ],
}
