import { Calendar } from '@fullcalendar/core'
import dayGridPlugin from '@fullcalendar/daygrid'
import { offerPage } from './offer-page.ts'

/** Twenty orders on one day: more than it shows, so that it offers to open the rest. */
const events = Array.from({ length: 20 }, (_, index) => ({ title: `Order ${index}`, start: '2026-06-10' }))

offerPage((place) => {
  place.innerHTML = '<input aria-label="Name"><button type="button" class="count">Count 0</button><div></div>'
  const [count, frame] = [place.querySelector('button'), place.querySelector('div')]
  if (!count || !frame) throw new Error('The page is not drawn')
  const calendar = new Calendar(frame, {
    plugins: [dayGridPlugin],
    initialDate: '2026-06-10',
    height: 400,
    dayMaxEvents: 1,
    events,
    moreLinkClick: 'popover',
  })
  let counted = 0
  count.onclick = () => {
    counted += 1
    count.textContent = `Count ${counted}`
  }
  calendar.render()
  return () => calendar.destroy()
})
