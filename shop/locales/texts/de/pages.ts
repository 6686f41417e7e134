import type { Texts } from '../en.ts'

export const wishlist: Texts['wishlist'] = {
  pageTitle: 'Merkliste | Norrow',
  headline: 'Ihre Merkliste',
  save: 'Merken',
  saved: 'Gemerkt',
  saveProduct: (name) => `${name} merken`,
  view: 'Merkliste ansehen',
  count: (count) => (count === 1 ? '1 Paar gemerkt' : `${count} Paare gemerkt`),
  empty: 'Ihre Merkliste ist noch leer',
  emptyText: 'Tippen Sie bei einem Schuh auf das Herz, um ihn sich zu merken. Die Merkliste bleibt in diesem Browser.',
  emptyLink: 'Neuheiten ansehen',
}

export const account: Texts['account'] = {
  pageTitle: 'Ihr Konto | Norrow',
  headline: 'Ihr Konto',
  logInText:
    'Dieser Shop hat ein Demokonto. Melden Sie sich an, um zu sehen, was Mitglieder sehen. Sie brauchen kein Passwort, und persönliche Daten werden nicht gespeichert: Ihr Browser merkt sich nur, dass Sie angemeldet sind.',
  logIn: 'Mit dem Demokonto anmelden',
  hello: 'Guten Tag',
  member: 'Sie sind als Gold-Mitglied angemeldet.',
  logOut: 'Abmelden',
  links: 'Ihr Konto im Überblick',
  savedText: 'Schuhe, die Sie im Blick behalten möchten.',
  bagText: 'Was Sie bisher ausgewählt haben.',
  helpText: 'Versand, Rückgabe, Pflege und Reparatur.',
}

export const help: Texts['help'] = {
  pageTitle: 'Hilfe | Norrow',
  headline: 'Wie können wir Ihnen helfen?',
  intro: 'Das Wichtigste zu Versand, Rückgabe und Schuhpflege.',
  contents: 'Auf dieser Seite',
  ways: { way: 'Versandart', time: 'Lieferzeit', price: 'Preis' },
  sections: (amount) => ({
    delivery: {
      title: 'Versand',
      paragraphs: [
        `Ab ${amount} ist der Standardversand kostenlos. Bestellungen, die werktags vor 14 Uhr eingehen, verschicken wir noch am selben Tag.`,
        'Sie erhalten einen Link zur Sendungsverfolgung. Ist niemand zu Hause, liegt Ihr Paket sieben Tage lang in einem Paketshop in Ihrer Nähe bereit.',
      ],
    },
    returns: {
      title: 'Rückgabe',
      paragraphs: [
        'Sie haben 60 Tage Zeit, Ihre Schuhe zu Hause anzuprobieren. Paare, die Sie nicht draußen getragen haben, nehmen wir kostenlos zurück. Das Rücksendeetikett liegt im Karton.',
        'Sobald Ihr Paket bei uns eingetroffen ist, erstatten wir Ihnen den Kaufpreis innerhalb von drei Werktagen. Brauchen Sie eine andere Größe, schicken Sie das Paar bitte zurück und bestellen neu.',
      ],
    },
    care: {
      title: 'Pflege und Reparatur',
      paragraphs: [
        'Lassen Sie nasse Schuhe langsam und fern von Heizkörpern trocknen, und gönnen Sie dem Leder alle paar Wochen etwas Schuhcreme.',
        'Unsere Werkstatt besohlt und repariert jedes Paar, das wir gefertigt haben. Schicken Sie uns Ihre Schuhe: Was die Reparatur kostet, erfahren Sie, bevor wir anfangen.',
      ],
    },
  }),
}

export const legal: Texts['legal'] = {
  notice: {
    pageTitle: 'Impressum | Norrow',
    title: 'Impressum',
    sections: [
      {
        title: 'Wer wir sind',
        text: 'Norrow ist ein erfundener Shop. Er zeigt, wie Personalisierung in einem Onlineshop funktioniert, und verkauft nichts.',
      },
      {
        title: 'Bilder und Texte',
        text: 'Alle Schuhe, Bilder, Bewertungen und Texte sind für diesen Demoshop entstanden. Ähnlichkeiten mit echten Produkten sind zufällig.',
      },
    ],
  },
  privacy: {
    pageTitle: 'Datenschutz | Norrow',
    title: 'Datenschutz',
    sections: [
      {
        title: 'Was dieser Shop speichert',
        text: 'Ein Cookie mit einer Zufallszahl, über die der Shop Ihren Warenkorb und Ihre Merkliste wiederfindet, und ein Cookie, das festhält, ob Sie mit dem Demokonto angemeldet sind. Ihren Namen enthält keines von beiden.',
      },
      {
        title: 'Was dieser Shop nicht speichert',
        text: 'Kartennummern verlassen Ihr Browserfenster nicht. Auch Namen und Adressen speichert der Shop nicht: Sie bleiben in einem Cookie Ihres Browsers, bis Sie bestellen oder den Browser schließen, und die Bestellung wird ohne sie gespeichert. Bitte geben Sie nur erfundene Daten ein.',
      },
      {
        title: 'Personalisierung',
        text: 'Das Personalisierungsskript gibt Ihrem Browser eine zufällige Besuchernummer und zählt die Seiten, die Sie aufrufen. So zeigt der Demoshop, wie es arbeitet.',
      },
    ],
  },
  terms: {
    pageTitle: 'Allgemeine Geschäftsbedingungen | Norrow',
    title: 'Allgemeine Geschäftsbedingungen',
    sections: [
      {
        title: 'Kein Vertrag',
        text: 'Eine Bestellung in diesem Demoshop ist unverbindlich: Es kommt kein Vertrag zustande, es wird nichts berechnet und nichts verschickt.',
      },
      {
        title: 'Preise',
        text: 'Die Preise sind in der Währung des gewählten Landes angegeben und enthalten wie in einem echten Shop die Mehrwertsteuer.',
      },
    ],
  },
  newsletter: {
    pageTitle: 'Newsletter | Norrow',
    title: 'Vielen Dank',
    sections: [
      {
        title: 'Es wurde nichts gespeichert',
        text: 'Da dies ein Demoshop ist, wurde Ihre E-Mail-Adresse weder gesendet noch gespeichert. Sie erhalten keinen Newsletter.',
      },
    ],
  },
}

export const notFound: Texts['notFound'] = {
  title: 'Seite nicht gefunden | Norrow',
  headline: 'Dieser Weg führt nirgendwohin',
  text: 'Vielleicht ist die Seite umgezogen, oder die Adresse enthält einen Tippfehler. Hier geht es weiter:',
  home: 'Zur Startseite',
}
