import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode, Failure } from './failure.mjs'

const pollMilliseconds = 200
const unreadableAfterMilliseconds = 5_000

/**
 * Does the work while no other process does work under the same lock file. A lock whose process has died is broken.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ onWait?: (pid: number) => void, patienceMilliseconds?: number }} [options]
 * @returns {Promise<T>} rejects with a Failure when another process holds the lock for longer than the patience
 */
export async function withLock(file, work, options = {}) {
  await take(file, options)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/**
 * @param {string} file
 * @param {{ onWait?: (pid: number) => void, patienceMilliseconds?: number }} options
 */
async function take(file, { onWait, patienceMilliseconds = 15 * 60_000 }) {
  const deadline = Date.now() + patienceMilliseconds
  let isReported = false
  while (!tryTake(file)) {
    const owner = readOwner(file)
    if (owner === undefined) continue
    if (!isAlive(owner, file)) {
      breakLock(file, owner)
      continue
    }
    if (Date.now() > deadline) {
      throw new Failure(
        `Process ${owner} is still preparing the portal. If it is not, delete ${file} and start again.`,
      )
    }
    if (!isReported) onWait?.(owner)
    isReported = true
    await pause(pollMilliseconds)
  }
}

/** @param {string} file */
function tryTake(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} the process that holds the lock, 0 while it has not written its number, undefined when the lock is gone
 */
function readOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || 0
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * @param {number} pid
 * @param {string} file
 */
function isAlive(pid, file) {
  if (pid === 0) {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    return Date.now() - written < unreadableAfterMilliseconds
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/**
 * Two processes may find the same dead lock: the one that moves it away has broken it. One that has moved away
 * the other's new lock by then puts it back.
 * @param {string} file
 * @param {number} deadOwner
 */
function breakLock(file, deadOwner) {
  const moved = `${file}.${process.pid}`
  try {
    renameSync(file, moved)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  if (readOwner(moved) === deadOwner) rmSync(moved, { force: true })
  else renameSync(moved, file)
}
