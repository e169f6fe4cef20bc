import { portalSubApp } from '@portal/sub-app-sdk/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

// A portal on another machine has to be named: portalSubApp({ portals: ['https://portal.example'] })
export default defineConfig(({ mode }) => {
  // Of the environment, or of a file `.env.local` with a line such as PORTAL=http://localhost:8300.
  const { PORTAL = 'http://localhost:8200' } = loadEnv(mode, '.', 'PORTAL')
  return {
    plugins: [react(), portalSubApp({ backend: PORTAL })],
    server: { port: 7101 },
    preview: { port: 7101 },
  }
})
