import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { offerPage } from './offer-page.ts'

function Page() {
  const [count, setCount] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return h(
    'section',
    {},
    h(TextField, { slotProps: { htmlInput: { 'aria-label': 'Name' } } }),
    h(
      Button,
      { variant: 'contained', className: 'count', onClick: () => setCount(count + 1) },
      `Count ${count}`,
    ),
    h(Button, { onClick: () => setOpen(true) }, 'Open'),
    h(
      Dialog,
      { open: isOpen, onClose: close },
      h(DialogTitle, {}, 'Order'),
      h(DialogActions, {}, h(Button, { onClick: close }, 'Close')),
    ),
  )
}

offerPage((place) => {
  const root = createRoot(place)
  root.render(h(Page))
  return () => root.unmount()
})
