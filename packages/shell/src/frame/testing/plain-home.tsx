import { vi } from 'vitest'

// Its cards take most of the time in which a frame is rendered; tests that are not about them import this file first.
vi.mock('../../features/dashboard/dashboard.tsx', () => ({ Dashboard: () => <h1>Good day</h1> }))
