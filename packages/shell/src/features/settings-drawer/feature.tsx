import { BulbOutlined } from '@ant-design/icons'
import type { Feature } from '../../lib/feature.ts'
import { schemes } from '../../lib/settings/settings.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'

export const settings: Feature = {
  commands: ({ search }) =>
    schemes.map((scheme) => ({
      key: scheme,
      name: search(`schemes.${scheme}`),
      words: `theme ${scheme}`,
      group: search('theme'),
      icon: <BulbOutlined aria-hidden />,
      run: () => useSettings.getState().chosen({ scheme }),
    })),
}
