import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'

const en = {
  hello: 'Hello, {name}',
  actingAs: 'Current role: {responsibility}',
  noResponsibility: 'You have no role in this system.',
  place: 'This tab is at {path}.',
  note: 'Note',
  save: 'Save',
  saved: 'The note is saved.',
  next: 'Go to the next page',
}

export type Texts = Readonly<typeof en>

const texts: Readonly<Record<PortalLanguage, Texts>> = {
  en,
  zh: {
    hello: '您好，{name}',
    actingAs: '当前角色：{responsibility}',
    noResponsibility: '您在该系统中没有角色。',
    place: '当前页面：{path}。',
    note: '备注',
    save: '保存',
    saved: '备注已保存。',
    next: '前往下一页',
  },
  es: {
    hello: 'Hola, {name}',
    actingAs: 'Rol actual: {responsibility}',
    noResponsibility: 'No tiene ningún rol en este sistema.',
    place: 'Esta pestaña está en {path}.',
    note: 'Nota',
    save: 'Guardar',
    saved: 'La nota se ha guardado.',
    next: 'Ir a la página siguiente',
  },
  ja: {
    hello: 'こんにちは、{name}さん',
    actingAs: '現在のロール：{responsibility}',
    noResponsibility: 'このシステムでのロールがありません。',
    place: '現在のページ：{path}',
    note: 'メモ',
    save: '保存',
    saved: 'メモを保存しました。',
    next: '次のページへ',
  },
}

export const textsOf = (language: PortalLanguage): Texts => texts[language]

/** The text with a value in the place of `{…}`. */
export const filled = (text: string, value: string): string => text.replace(/\{\w+\}/, () => value)
