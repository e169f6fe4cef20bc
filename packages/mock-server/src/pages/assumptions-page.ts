import type {
  AssumedCall,
  AssumptionList,
  GeneralAssumption,
} from '@portal/protocol/assumptions/assumption-list'
import type { CallAssumption } from '@portal/protocol/assumptions/call-assumptions'
import { escapeHtml, htmlPage } from './html-page.ts'

const code = (text: string) => `<code>${escapeHtml(text)}</code>`
const linkTo = (call: string) => `<a href="#${call}">${code(call)}</a>`

const generalSection = ({
  about,
  choice,
  why,
  where,
  calls = [],
}: GeneralAssumption) => `<h3>${escapeHtml(about)}</h3>
<p>${escapeHtml(choice)}.<br><span class="muted">${escapeHtml(why)}. Chosen in ${where.map(code).join(', ')}.</span>
${calls.length > 0 ? `<span class="muted">Of ${calls.map(linkTo).join(', ')}.</span>` : ''}</p>`

const row = ({ part, field, unknown, choice, shownIn }: CallAssumption) => `<tr>
<td class="part">${part}</td>
<td class="field">${field === undefined ? '' : code(field)}</td>
<td>${unknown === 'values' ? 'only its values: ' : ''}${escapeHtml(choice)}${
  shownIn === undefined
    ? ''
    : ` <span class="muted">(${escapeHtml(shownIn)} shows a field of this name)</span>`
}</td>
</tr>`

const words = (specification: string | null) =>
  specification === null
    ? '<p class="muted">Beyond the specification: all of it is assumed.</p>'
    : `<blockquote>§7: ${escapeHtml(specification)}</blockquote>`

const callSection = ({
  call,
  summary,
  specification,
  assumptions,
}: AssumedCall) => `<h3 id="${call}">${code(call)}</h3>
<p>${escapeHtml(summary)}</p>
${words(specification)}
${assumptions.length === 0 ? '<p>All of its fields are in the specification.</p>' : tableOf(assumptions)}`

const tableOf = (assumptions: readonly CallAssumption[]) => `<table>
<thead><tr><th>Part</th><th>Field</th><th>What was chosen</th></tr></thead>
<tbody>${assumptions.map(row).join('\n')}</tbody>
</table>`

/** Everything that the specification does not show, for developers. */
export function assumptionsPage({ general, calls }: AssumptionList): string {
  const content = `<p>What the specification does not show, and what this backend chose instead. A field that is not listed
here is in the specification. <a href="/docs">All calls</a> · <code>portal openapi --assumed</code></p>
<p class="calls">${calls.map(({ call }) => linkTo(call)).join('')}</p>
<h2>Of all calls, or several</h2>
${general.map(generalSection).join('\n')}
<h2>Call by call</h2>
${calls.map(callSection).join('\n')}`
  return htmlPage({ title: 'Assumptions', content, language: 'en', styles: ['documents', 'assumptions'] })
}
