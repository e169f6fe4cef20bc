import { Tooltip } from 'bootstrap'
import 'bootstrap/dist/css/bootstrap.css'
import $ from 'jquery'
import { offerPage } from './offer-page.ts'

offerPage((place) => {
  const page = $(`
    <div class="card p-3">
      <input class="form-control" aria-label="Name">
      <button type="button" class="btn btn-primary count">Count 0</button>
      <button type="button" class="btn btn-secondary">Open</button>
    </div>`).appendTo(place)
  let count = 0
  // As pages of jQuery listen: at the document, for all that comes later.
  $(document).on('click.page', '.count', ({ currentTarget }) => {
    if (!place.contains(currentTarget)) return
    count += 1
    $(currentTarget).text(`Count ${count}`)
  })
  const [opener] = page.find('.btn-secondary')
  if (!opener) throw new Error('The page is not drawn')
  let note = $()
  // The page leaves it behind when it is closed.
  $(opener).on('click', () => {
    if (note.length > 0) {
      note.remove()
      note = $()
    } else {
      $('body').append('<div class="note card p-2">A note</div>')
      note = $('body > .note')
    }
  })
  const tooltip = new Tooltip(opener, { title: 'To Foshan', trigger: 'click', container: 'body' })
  return () => {
    tooltip.dispose()
    $(document).off('click.page')
    page.remove()
  }
})
