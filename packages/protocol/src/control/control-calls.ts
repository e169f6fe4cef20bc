import {
  addFaults,
  changeClocks,
  clearFaultsOf,
  makeWorlds,
  putIntoWorlds,
  removeWorlds,
  resetWorlds,
  watchWorlds,
} from './classes.ts'
import { changeClock, readClock } from './clock.ts'
import { changeGrants, generateEntries, putEntries } from './entries.ts'
import { addFault, clearFaults, listFaults, removeFault } from './faults.ts'
import { listApprovals, listCodes, listNotices, listPeople, openSession, removeNotice } from './people.ts'
import { clearRequests, countRequests, listRequests } from './requests.ts'
import { applyScenario, listScenarios, saveScenario } from './scenarios.ts'
import {
  copyWorld,
  createWorld,
  diffWorld,
  ensureWorld,
  entrance,
  listSnapshots,
  listWorlds,
  removeSnapshot,
  removeWorld,
  resetWorld,
  restoreSnapshot,
  takeSnapshot,
  worldChanges,
  worldInfo,
} from './worlds.ts'

/** Every call of the control API by its id; routes and the typed client loop over this. */
export const controlCalls = {
  listWorlds,
  createWorld,
  ensureWorld,
  entrance,
  worldInfo,
  removeWorld,
  resetWorld,
  copyWorld,
  diffWorld,
  worldChanges,
  makeWorlds,
  watchWorlds,
  resetWorlds,
  removeWorlds,
  changeClocks,
  putIntoWorlds,
  addFaults,
  clearFaultsOf,
  listSnapshots,
  takeSnapshot,
  restoreSnapshot,
  removeSnapshot,
  readClock,
  changeClock,
  listFaults,
  addFault,
  removeFault,
  clearFaults,
  putEntries,
  generateEntries,
  changeGrants,
  openSession,
  listNotices,
  removeNotice,
  listPeople,
  listApprovals,
  listCodes,
  listRequests,
  countRequests,
  clearRequests,
  listScenarios,
  applyScenario,
  saveScenario,
} as const

export type ControlId = keyof typeof controlCalls

export const controlIds = Object.keys(controlCalls) as readonly ControlId[] // keys of a const object are its ids
