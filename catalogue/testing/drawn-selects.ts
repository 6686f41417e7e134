/** Selects in place of which libraries show a control, with the id `drawn`, as they leave them in the page. */
export const drawnSelects = (anchor: string): [library: string, html: string][] => {
  const select = `<select data-anchor="${anchor}" style="position: absolute; opacity: 0"><option>38</option></select>`
  const followed = (shown: string) => `${select}<span id="drawn" class="${shown}">38</span>`
  return [
    [
      'Choices.js',
      `<div id="drawn" class="choices" data-type="select-one"><div class="choices__inner">${select}<p>38</p></div></div>`,
    ],
    ['SumoSelect', `<div id="drawn" class="SumoSelect">${select}<p>38</p></div>`],
    ['Select2', followed('select2 select2-container')],
    ['Tom Select', followed('ts-wrapper single')],
    ['Nice Select', followed('nice-select')],
    ['Chosen', followed('chosen-container')],
  ]
}
