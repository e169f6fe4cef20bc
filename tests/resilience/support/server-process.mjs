// A server for tests that kill it: the built backend over the data folder of the first argument. Prints its address.
import { startServer } from '@portal/mock-server/server'
import { openStore } from '@portal/store/store'

const [dataDir = ''] = process.argv.slice(2)
const { url } = await startServer({ store: await openStore({ dataDir }), host: '127.0.0.1', port: 0 })
process.stdout.write(`${url}\n`)
