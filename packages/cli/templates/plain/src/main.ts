import { startSubApp } from '@portal/sub-app-sdk/start'
import { drawStartPage } from './start-page.ts'
import './style.css'

startSubApp((container, bridge) => drawStartPage(container.querySelector('#root') ?? container, bridge))
