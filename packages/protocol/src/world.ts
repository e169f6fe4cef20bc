/**
 * A request chooses its world by this header or, in a browser, by this cookie; `main` when it names none. A world that there
 * is not is refused, unless the header ends with `; make`: `X-Portal-World: class-1; make`.
 */
export const worldHeader = 'x-portal-world'
export const worldCookie = 'portal-world'
export const mainWorld = 'main'
