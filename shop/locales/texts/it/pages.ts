import type { Texts } from '../en.ts'

export const wishlist: Texts['wishlist'] = {
  pageTitle: 'Preferiti | Norrow',
  headline: 'I tuoi preferiti',
  save: 'Salva nei preferiti',
  saved: 'Nei preferiti',
  saveProduct: (name) => `Salva nei preferiti: ${name}`,
  view: 'Vedi i tuoi preferiti',
  count: (count) => (count === 1 ? '1 paio nei preferiti' : `${count} paia nei preferiti`),
  empty: 'Ancora nessun preferito',
  emptyText: 'Il cuore su una scarpa la conserva qui, per questo browser.',
  emptyLink: 'Scopri le novità',
}

export const account: Texts['account'] = {
  pageTitle: 'Il tuo account | Norrow',
  headline: 'Il tuo account',
  logInText:
    'Questo negozio ha un visitatore dimostrativo. Accedi per vedere ciò che vedono i soci: non serve una password e non vengono conservati dati personali. Il browser ricorda soltanto che hai effettuato l’accesso.',
  logIn: 'Accedi come visitatore dimostrativo',
  hello: 'Ciao, visitatore dimostrativo',
  member: 'Hai effettuato l’accesso come socio Gold.',
  logOut: 'Esci',
  links: 'Nel tuo account',
  savedText: 'Le scarpe che vuoi tenere d’occhio.',
  bagText: 'Quello che hai scelto finora.',
  helpText: 'Spedizione, resi, cura e riparazione.',
}

export const help: Texts['help'] = {
  pageTitle: 'Assistenza | Norrow',
  headline: 'Come possiamo aiutarti?',
  intro: 'Spedizione, resi e cura delle scarpe, in breve.',
  contents: 'In questa pagina',
  ways: { way: 'Modalità', time: 'Tempi', price: 'Prezzo' },
  sections: (amount) => ({
    delivery: {
      title: 'Spedizione',
      paragraphs: [
        `La spedizione standard è gratuita da ${amount}. Gli ordini effettuati prima delle 14 di un giorno lavorativo lasciano il laboratorio il giorno stesso.`,
        'Ricevi un link per seguire il pacco. Se non c’è nessuno in casa, il corriere lo lascia per sette giorni in un punto di ritiro vicino.',
      ],
    },
    returns: {
      title: 'Resi',
      paragraphs: [
        'Hai 60 giorni per provare le scarpe a casa. Quelle che non sono state portate all’aperto possono tornare gratuitamente: l’etichetta di reso è nella scatola.',
        'Il rimborso parte entro tre giorni lavorativi dall’arrivo del pacco. Per cambiare misura, rispedisci il paio e ordina l’altro.',
      ],
    },
    care: {
      title: 'Cura e riparazione',
      paragraphs: [
        'Lascia asciugare lentamente le scarpe bagnate, lontano dai termosifoni, e nutri la pelle con un po’ di crema ogni qualche settimana.',
        'Il nostro laboratorio risuola e ripara tutte le scarpe che abbiamo fatto. Spediscici le tue: ti diciamo il prezzo prima di cominciare.',
      ],
    },
  }),
}

export const legal: Texts['legal'] = {
  notice: {
    pageTitle: 'Note legali | Norrow',
    title: 'Note legali',
    sections: [
      {
        title: 'Chi siamo',
        text: 'Norrow è un negozio inventato. Mostra come funziona la personalizzazione in un negozio e non vende nulla.',
      },
      {
        title: 'Immagini e testi',
        text: 'Scarpe, immagini, recensioni e testi sono stati creati per questa dimostrazione. Ogni somiglianza con prodotti reali è casuale.',
      },
    ],
  },
  privacy: {
    pageTitle: 'Privacy | Norrow',
    title: 'Privacy',
    sections: [
      {
        title: 'Che cosa conserva questo negozio',
        text: 'Un numero casuale in un cookie, che ritrova il carrello e i preferiti, e un cookie che indica se il visitatore dimostrativo ha effettuato l’accesso. Nessuno dei due contiene il tuo nome.',
      },
      {
        title: 'Che cosa non conserva',
        text: 'I numeri di carta non lasciano la tua finestra. Il negozio non conserva nomi e indirizzi: il tuo browser li tiene in un cookie finché non ordini o non lo chiudi, e l’ordine viene salvato senza di essi. Usa dati inventati.',
      },
      {
        title: 'Personalizzazione',
        text: 'Lo script di personalizzazione assegna al browser un numero di visitatore casuale e conta le pagine che vedi, perché la dimostrazione possa mostrare come funziona.',
      },
    ],
  },
  terms: {
    pageTitle: 'Termini e condizioni | Norrow',
    title: 'Termini e condizioni',
    sections: [
      {
        title: 'Nessun contratto',
        text: 'Un ordine in questo negozio dimostrativo non è un ordine: non si conclude alcun contratto, nulla viene addebitato e nulla viene spedito.',
      },
      {
        title: 'Prezzi',
        text: 'I prezzi sono indicati nella valuta del paese scelto e comprendono le imposte, come in un negozio vero.',
      },
    ],
  },
  newsletter: {
    pageTitle: 'Newsletter | Norrow',
    title: 'Grazie',
    sections: [
      {
        title: 'Nulla è stato conservato',
        text: 'Poiché questa è una dimostrazione, l’indirizzo e-mail non è stato né inviato né conservato, e non arriverà alcuna newsletter.',
      },
    ],
  },
}

export const notFound: Texts['notFound'] = {
  title: 'Pagina non trovata | Norrow',
  headline: 'Questa strada non porta da nessuna parte',
  text: 'Forse la pagina è stata spostata, o nell’indirizzo c’è un errore. Queste strade portano avanti:',
  home: 'Vai alla pagina iniziale',
}
