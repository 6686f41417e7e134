/** The first page of the site; a page of its own, because the repository starts with the README. */
export const homePage = `---
pageType: home
title: Instep
hero:
  name: Instep
  text: Experiments and personalisation for online shops
  tagline: One script tag, your own server, every number explained.
  actions:
    - text: Start in ten minutes
      link: /getting-started
      theme: brand
    - text: See the catalogue
      link: /catalogue
      theme: alt
features:
  - title: Nothing is lost
    details: Events are stored before they are sent, and each is counted once, in two tabs, offline, and when the page is left.
    link: /operating
  - title: 78 ready-made experiences
    details: Stock messages, recommendations, banners and more, on any shop's markup, each with a control to test against.
    link: /catalogue
  - title: It says why
    details: The inspector shows for each experience of a page whether it ran and, if not, which rule said no.
    link: /inspector
  - title: Small
    details: The script's core has less than 20 kB, and a page loads only the parts that it uses.
    link: /browsers
  - title: Results one may look at
    details: Confidence sequences stay valid however often one looks; an alarm tells when visitors are divided wrongly.
    link: /results
  - title: Yours
    details: Visitors' data stays on your server, in one file that you can back up, export and erase from.
    link: /privacy
---
`
