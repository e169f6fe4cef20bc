import useNotification from 'antd/es/notification/useNotification'

/** antd's notifications by their hook alone, without those that any code may show. */
// biome-ignore lint/style/noDefaultExport: as what it stands for has it.
export default { useNotification }
