import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/imports/importProblems.ts';
import { plural } from '../../../src/languages/plural.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { joinNames } from '../../../src/shared/joinNames.ts';

export const texts = {
  importProblems: {
    noHeader: 'El archivo no tiene encabezado en la primera línea.',
    noColumns: (labels) =>
      `Falta una columna para ${joinNames(labels)}. ` +
      `${labels.length === 1 ? 'Elige una' : 'Elige una columna para cada campo'} u otro archivo.`,
    noSuchColumn: (column, columns) => `Has elegido la columna ${column}, pero el archivo tiene ${columns}.`,
    emptyFile: 'El archivo está vacío.',
    utf16: 'El archivo no es texto UTF-8. Guárdalo como «CSV UTF-8» y elige ese archivo.',
    workbook: 'Es una hoja de cálculo, no un archivo CSV. Guárdala como «CSV UTF-8» y elige ese archivo.',
    binary: 'No es un archivo de texto. Elige un archivo CSV.',
    cells: (cells, columns) =>
      `${cells} ${plural(cells, { one: 'celda', other: 'celdas' })}; el encabezado tiene ${columns}`,
    blank: (label) => `${label}: falta el valor`,
    isNot: (label, text, wanted) => `${label} «${text}» no es ${wanted}`,
    tooLong: (label, most) => `${label}: más de ${formatCount(most)} caracteres`,
    noText: (label) => `${label}: contiene un carácter que no es texto`,
    isZero: (label) => `${label}: es 0`,
    tooLarge: (label, text, most) => `${label} ${text}: es mayor que ${formatCount(most)}`,
    notBetween: (label, text, first, last) => `${label} ${text}: no está entre ${first} y ${last}`,
    rounded: (label, text) => `${label} «${text}»: lo redondeó una hoja de cálculo, da formato de texto a la columna`,
    noCountry: (text) => `«${text}» no es un país al que se pueda enviar`,
    lostZero: (text) =>
      `El código postal «${text}» tiene ${text.length} cifras, pero en Estados Unidos son 5: quizá falte un 0 inicial`,
    differs: (label, text, earlier, line) =>
      `${label} «${text}» no coincide con «${earlier}» de la línea ${line} del mismo pedido`,
    tooManyLines: (order) => `El pedido ${order} tiene más de 10.000 líneas`,
    leftOut: (order, line) => `El pedido ${order} se omite: no se puede leer la línea ${line} del archivo`,
    wanted: {
      wholeNumber: 'un número entero',
      number: 'un número como 2.55',
      date: 'una fecha como 2024-05-01 10:00:00',
      email: 'una dirección de correo',
      postcode: 'un código postal',
      phone: 'un número de teléfono',
    },
    appearsAgain: (order) =>
      `El pedido ${order} vuelve a aparecer más abajo, así que esta fila no forma parte de él: ` +
      'ordena el archivo por número de pedido antes de importarlo',
  },
} satisfies CatalogueOf<typeof english>;
