import type { Texts } from '../../airlines-europe.ts';
import { cards, millions } from '../people.ts';

const ORDINALS = ['Premier', 'Deuxième', 'Troisième'];

/** What stands around the map: bar, shareholders, previews. */
export const panels: Texts['panels'] = {
  bar: {
    scoringNow: (scorings) => `${ORDINALS[scorings] ?? ''} décompte`,
    deck: (count) => `${cards(count)} en pioche`,
    yourPoints: 'tes points, autres secrets',
    gauge: (scorings) =>
      scorings >= 3 ? 'Les trois décomptes sont faits' : `Décomptes faits : ${scorings} sur 3`,
  },

  tabs: { shares: 'Actions' },

  holdings: {
    title: 'Actionnaires',
    titleBroken: 'Action\u00ADnaires',
    cash: 'Argent, millions',
    cards: 'Cartes en main',
    million: (cash) => `${cash} M`,
    cashOf: millions,
    handOf: (count, abacus) =>
      abacus === 0 ? `${cards(count)} en main` : `${cards(count)} en main, dont ${abacus} ABACUS`,
    airline: 'Compagnie',
    value: 'Valeur',
    pays: 'Gains',
    paysRow: (row) => `paie ${row}`,
    give: (name, given, count) =>
      `Céder ${name} de ton portefeuille, ${given} sur ${count} ${given < 2 ? 'choisie' : 'choisies'}`,
    key: 'deuxième. Non vues : en main, en pioche ou hors jeu.',
  },

  feed: {
    pays: 'paie',
    bonus: (value) => `dont ${value} de bonus`,
    crosses: (row, gains) =>
      gains === '' ? `Passe à ${row}, mais personne n’y gagne.` : `Passe à ${row} : ${gains}.`,
    short: (spaces, row, gains) =>
      gains === '' ? `Encore ${spaces} pour ${row}.` : `Encore ${spaces} pour ${row} (puis ${gains}).`,
    highest: 'Personne n’y gagne : elle paie déjà le maximum.',
    playSays: 'Points si on comptait, avant et après.',
  },

  flying: {
    first: (airline) => `${airline}, première licence`,
    second: (airline) => `${airline}, seconde licence`,
    ofYour: (cash) => `sur tes ${cash}`,
    pick: 'Quelle compagnie ?',
  },

  tag: {
    route: (route, price) => `${route}, ${millions(price)}`,
    mayFly: (count) => (count < 2 ? `${count} compagnie possible` : `${count} compagnies possibles`),
  },

  announce: {
    nowAt: (airline, value) => `${airline} est maintenant à ${value}.`,
  },
};
