import 'bootstrap'
import 'bootstrap/dist/css/bootstrap.css'
import { offerPage } from './offer-page.ts'

offerPage((place) => {
  // Opened and closed by attributes alone, as its documentation shows it.
  place.innerHTML = `
    <div class="card p-3">
      <input class="form-control" aria-label="Name">
      <button type="button" class="btn btn-primary count">Count 0</button>
      <button type="button" class="btn btn-secondary" data-bs-toggle="modal" data-bs-target="#note">Open</button>
      <div class="modal" id="note" tabindex="-1" aria-label="Note">
        <div class="modal-dialog"><div class="modal-content">
          <div class="modal-body">A note</div>
          <div class="modal-footer">
            <button type="button" class="btn btn-secondary" data-bs-dismiss="modal">Close</button>
          </div>
        </div></div>
      </div>
    </div>`
  let count = 0
  const counter = place.querySelector('.count')
  counter?.addEventListener('click', () => {
    count += 1
    counter.textContent = `Count ${count}`
  })
  return () => place.replaceChildren()
})
