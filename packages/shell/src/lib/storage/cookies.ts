import { decode } from '@portal/protocol/rules/safe-addresses'
import type { cookieNames } from '@portal/protocol/rules/stored-names'
import { basePath } from '../base-path.ts'
import { defaultDays } from './stored-value.ts'

type CookieName = (typeof cookieNames)[keyof typeof cookieNames]

/** The part of `document` that holds cookies. */
interface CookieJar {
  cookie: string
}

const attributes = (protocol: string) =>
  `; path=${basePath()}; SameSite=Strict${protocol === 'https:' ? '; Secure' : ''}`

/** A cookie's value; undefined when it is absent, empty or not decodable. */
export function readCookie(name: CookieName, jar: CookieJar = document): string | undefined {
  const part = jar.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return decode(part?.slice(name.length + 1) ?? '') || undefined
}

/** Sent to this origin only and never from another site, over https only where the portal is; lives `days` days (specification §9: three). */
export function writeCookie(
  name: CookieName,
  value: string,
  { days = defaultDays, protocol = window.location.protocol } = {},
  jar: CookieJar = document,
): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; max-age=${Math.round(days * 86_400)}${attributes(protocol)}`
}

export function removeCookie(name: CookieName, jar: CookieJar = document): void {
  jar.cookie = `${name}=; max-age=0${attributes(window.location.protocol)}`
}
