/**
 * A request chooses its world by this header or, in a browser, by this cookie; `main` when it names none. A world that there
 * is not is refused, unless the header ends with `; make`: `X-Portal-World: class-1; make`.
 */
export const worldHeader = 'x-portal-world'
export const worldCookie = 'portal-world'
export const mainWorld = 'main'

/** The class that a world belongs to: its name without the number at its end. `b101` is number 101 of `b`, never 01 of `b1`. */
export const classPrefixOf = (name: string): string => name.replace(/\d+$/, '')

/** Whether it selects several worlds: `class-#` those named `class-` and a number, `class-*` all with that prefix. */
export const isWorldPattern = (name: string): boolean => name.includes('*') || name.endsWith('#')
