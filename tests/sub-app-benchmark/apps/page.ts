import { createElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { announceCommit } from './committed.ts'
import { mountAnywhere } from './mount-anywhere.ts'

/** A heading and a button that counts, by which the benchmark sees that the page is there and alive. */
function Page({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  const root = useRef<HTMLElement>(null)
  const [count, setCount] = useState(0)
  useLayoutEffect(() => announceCommit(root.current), [])
  return createElement(
    'main',
    { ref: root },
    createElement('h1', {}, name),
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, `Pressed ${count}`),
    children,
  )
}

/** @param content what the page shows beside that, made for each instance */
export function startPage(name: string, content: () => ReactNode = () => null): void {
  mountAnywhere((element) => {
    const root = createRoot(element)
    root.render(createElement(Page, { name }, content()))
    return () => root.unmount()
  })
}
