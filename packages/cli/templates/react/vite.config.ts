import { portalSubApp } from '@portal/sub-app-sdk/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// A portal on another machine has to be named: portalSubApp({ portals: ['https://portal.example'] })
export default defineConfig({
  plugins: [react(), portalSubApp()],
  server: { port: 7101, proxy: { '/api': 'http://localhost:8200' } },
  preview: { port: 7101 },
})
