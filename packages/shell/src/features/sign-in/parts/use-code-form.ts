import { RemoteError } from '@portal/protocol/remote-error'
import { type FormEvent, type RefObject, useState } from 'react'
import { startsOver } from './starts-over.ts'
import { useSubmission, type Work } from './use-submission.ts'
import { codeLength } from './verification-code.ts'

export interface CodeCalls {
  /** Rejects when the code is wrong. */
  readonly verify: (code: string, signal: AbortSignal) => Promise<void>
  /** Sends another code. */
  readonly resend: Work
  /** The server takes no further try at what was begun. */
  readonly onStartOver: (error: unknown) => void
}

/** What a code form knows: the digits so far, and how the last try or the last wish for another code went. */
export function useCodeForm(field: RefObject<HTMLInputElement | null>, calls: CodeCalls) {
  const { submit, busy, problem } = useSubmission()
  const [code, setCode] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const [sentAgain, setSentAgain] = useState(false)

  const attempt = (work: Work) =>
    submit(async (signal) => {
      setSentAgain(false)
      setIncomplete(false)
      try {
        await work(signal)
      } catch (error) {
        if (startsOver(error)) return calls.onStartOver(error)
        // A wrong code is typed anew; after a failure on the way the same one may be tried again.
        if (error instanceof RemoteError && error.kind === 'rejection') setCode('')
        field.current?.focus()
        throw error
      }
    })

  const check = (typed: string) => void attempt((signal) => calls.verify(typed, signal))

  function onChange(next: string): void {
    setCode(next)
    if (next.length === codeLength && next !== code) check(next)
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const complete = code.length === codeLength
    setIncomplete(!complete)
    if (complete) check(code)
    else field.current?.focus()
  }

  const resend = () =>
    attempt(async (signal) => {
      await calls.resend(signal)
      setCode('')
      setSentAgain(true)
      field.current?.focus()
    })

  return { code, busy, problem, incomplete, sentAgain, onChange, onSubmit, resend }
}
