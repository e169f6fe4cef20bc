import { SwapOutlined } from '@ant-design/icons'
import type { Feature } from '../../lib/feature.ts'

/** Of those who have positions (specification §2). */
export const changePosition: Feature = {
  userMenu: (t, user) =>
    user?.baseUserPosition?.length
      ? [
          {
            key: 'position',
            name: t('switchPosition'),
            words: 'position',
            icon: <SwapOutlined aria-hidden />,
            run: ({ onSwitchPosition }) => onSwitchPosition(),
          },
        ]
      : [],
}
