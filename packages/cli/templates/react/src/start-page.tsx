import { usePortal, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filled, textsOf } from './texts.ts'

/** Shows the portal's data and tries its functions: a good place to start. */
export function StartPage() {
  const portal = usePortal()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { user, responsibility, language } = usePortalSnapshot()
  const [note, setNote] = useState('')
  const texts = textsOf(language)

  // The portal asks before it discards unsaved input.
  useEffect(() => portal.setDirty(note !== ''), [portal, note])

  function save() {
    setNote('')
    portal.notify({ kind: 'success', text: texts.saved })
  }

  return (
    <section className="card">
      <h1>{filled(texts.hello, user.userFullName)}</h1>
      <p>
        {responsibility ? filled(texts.actingAs, responsibility.responsibilityName) : texts.noResponsibility}
      </p>
      <p>{filled(texts.place, pathname)}</p>
      <label>
        {texts.note}
        <textarea value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <div className="actions">
        <button type="button" disabled={note === ''} onClick={save}>
          {texts.save}
        </button>
        <button type="button" onClick={() => navigate(`${pathname.replace(/\/$/, '')}/next`)}>
          {texts.next}
        </button>
      </div>
    </section>
  )
}
