/** A request chooses its world by this header or, in a browser, by this cookie; `main` when it names none. */
export const worldHeader = 'x-portal-world'
export const worldCookie = 'portal-world'
export const mainWorld = 'main'
