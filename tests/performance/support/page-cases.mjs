/**
 * @typedef {object} Page
 * @property {string} name
 * @property {string} path
 * @property {string} ready selector of what makes the page usable: a splash screen is nothing
 * @property {boolean} signedIn whether it needs a session
 * @property {Budget} budget
 * @property {string} bare the page of `bare-pages` that it is compared with
 */

/**
 * @typedef {object} Budget
 * @property {number} scriptKb
 * @property {number} readyMs
 * @property {number} longTasksMs
 */

/** The pages that people wait for; another one is a line here. @type {readonly Page[]} */
export const pages = [
  {
    name: 'sign-in',
    path: '/login',
    ready: 'input[type=password]',
    signedIn: false,
    budget: { scriptKb: 100, readyMs: 1100, longTasksMs: 50 },
    bare: 'sign-in',
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    ready: '#main :is(h1, h2, h3)',
    signedIn: true,
    budget: { scriptKb: 300, readyMs: 2600, longTasksMs: 250 },
    bare: 'dashboard',
  },
]
