// The least that a page of React can be.
import { startPage } from '../page.ts'

startPage('tiny')
