import type { Column } from '../../../games/differences.ts';

export const column: Column = {
  aspects: {
    theme: 'Sette compagnie dell’età d’oro sugli Stati Uniti.',
    length: 'Circa 15 turni lunghi a testa.',
    turn: 'Tre passi: comprare o vendere fino a tre azioni; giocare o scartare una carta; pescare una carta.',
    shares:
      'Si comprano e si vendono a prezzi che si muovono a ogni operazione. Sono il tuo patrimonio, e chi ne ha di più è CEO.',
    money: 'I dollari sono tutto: comprano azioni, e alla fine contano denaro e azioni insieme.',
    map: 'Esagoni con una città ciascuno. Il prezzo di una compagnia decide quante città può avere e se vola per 1, 2 o 3 esagoni.',
    scores: 'Dividendi ogni sette rotte, premi nelle fusioni, e quanto valgono le tue azioni alla fine.',
    conflict:
      'Duro. Le compagnie si divorano, i CEO rifiutano rotte, e un prezzo si può far crollare fino alla rovina.',
    secret: 'Le mani e il denaro.',
    end: 'Subito, quando una compagnia ha 40 punti città. Vince il più ricco.',
    luck: 'Poca: le carte dicono dove puoi volare, il resto è calcolo.',
    whom: 'Per chi ama borsa, scalate e piani lunghi.',
  },
  knowing: {
    'airlines-europe':
      'Le azioni sono denaro: compra a poco, vendi quando conviene. Voli solo per compagnie di cui hai un’azione, e il CEO può rifiutare. Dove due compagnie si incontrano, di solito la più alta ingoia l’altra.',
    'airlines-1990':
      'Si paga in dollari, e ogni operazione muove un prezzo. Un prezzo alto fa volare una compagnia più lontano e in più città. Seguirne un’altra in una città non costa di più: può avviare una fusione.',
  },
};
