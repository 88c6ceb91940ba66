import { counted } from '../../counted.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/importMessages.ts';
import { wordOf } from '../../../src/languages/wordOf.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { joinNames } from '../../../src/shared/texts/joinNames.ts';

const fields: Readonly<Record<english.ImportField, string>> = {
  orderNumber: 'Número de pedido',
  sku: 'SKU',
  name: 'Artículo',
  quantity: 'Cantidad',
  price: 'Precio unitario',
  orderDate: 'Fecha del pedido',
  customer: 'Cliente',
  country: 'País',
  recipientName: 'Destinatario',
  company: 'Empresa',
  address1: 'Dirección, línea 1',
  address2: 'Dirección, línea 2',
  city: 'Ciudad',
  state: 'Provincia',
  postcode: 'Código postal',
  phone: 'Teléfono',
  email: 'Correo',
};

const wantedWords: Readonly<Record<english.ImportWanted, string>> = {
  wholeNumber: 'un número entero',
  number: 'un número como 2.55',
  date: 'una fecha como 2024-05-01 10:00:00',
  email: 'una dirección de correo',
  postcode: 'un código postal',
  phone: 'un número de teléfono',
};

const label = (field: english.ImportField) => wordOf(fields, field);

export const texts = {
  importFieldWords: fields,
  importWantedWords: wantedWords,
  importMessages: {
    emptyFile: 'El archivo está vacío.',
    notUtf8: 'El archivo no es texto UTF-8. Guárdalo como «CSV UTF-8» y elige ese archivo.',
    workbook: 'Es una hoja de cálculo, no un archivo CSV. Guárdala como «CSV UTF-8» y elige ese archivo.',
    binary: 'No es un archivo de texto. Elige un archivo CSV.',
    tooLargeFile: ({ megabytes }) => `El archivo ocupa más de ${formatCount(megabytes)} MB.`,
    tooLargeUnpacked: ({ megabytes }) => `Descomprimido, el archivo ocupa más de ${formatCount(megabytes)} MB.`,
    damaged: 'El archivo está incompleto o dañado. Vuelve a elegirlo.',
    damagedGzip: 'El archivo comprimido está dañado.',
    noHeader: 'El archivo no tiene encabezado en la primera línea.',
    noColumns: ({ fields: missing }) =>
      `Falta una columna para ${joinNames(missing.map(label))}. ` +
      `${missing.length === 1 ? 'Elige una' : 'Elige una columna para cada campo'} u otro archivo.`,
    noSuchColumn: ({ column, columns }) =>
      `Has elegido la columna ${formatCount(column)}, pero el archivo tiene ${formatCount(columns)}.`,
    noRows: 'El archivo tiene encabezado, pero ningún pedido.',
    noOrders: 'No se puede importar ninguna fila.',
    inLine: ({ line, problem }) => `Línea ${formatCount(line)}: ${problem}`,
    unclosedQuote: 'Faltan las comillas de cierre de una celda.',
    longLine: ({ line, most }) => `La línea ${formatCount(line)} tiene más de ${formatCount(most)} caracteres.`,
    cells: ({ cells, columns }) =>
      `${counted(cells, { one: 'celda', other: 'celdas' })}; el encabezado tiene ${formatCount(columns)}`,
    blank: ({ field }) => `${label(field)}: falta el valor`,
    isNot: ({ field, text, wanted }) => `${label(field)} «${text}» no es ${wordOf(wantedWords, wanted)}`,
    tooLong: ({ field, most }) => `${label(field)}: más de ${formatCount(most)} caracteres`,
    noText: ({ field }) => `${label(field)}: contiene un carácter que no es texto`,
    isZero: ({ field }) => `${label(field)}: es 0`,
    tooLarge: ({ field, text, most }) => `${label(field)} ${text}: es mayor que ${formatCount(most)}`,
    notBetween: ({ field, text, first, last }) => `${label(field)} ${text}: no está entre ${first} y ${last}`,
    rounded: ({ field, text }) =>
      `${label(field)} «${text}»: lo redondeó una hoja de cálculo, da formato de texto a la columna y exporta otra vez`,
    noCountry: ({ text }) => `«${text}» no es un país al que se pueda enviar`,
    lostZero: ({ text }) =>
      `El código postal «${text}» tiene ${counted(text.length, { one: 'cifra', other: 'cifras' })}, ` +
      'pero en Estados Unidos son 5: quizá falte un 0 inicial',
    differs: ({ field, text, earlier, line }) =>
      `${label(field)} «${text}» no coincide con «${earlier}» de la línea ${formatCount(line)} del mismo pedido`,
    tooManyLines: ({ order, most }) => `El pedido ${order} tiene más de ${formatCount(most)} líneas`,
    leftOut: ({ order, line }) =>
      `El pedido ${order} se omite: no se puede leer la línea ${formatCount(line)} del archivo`,
    appearsAgain: ({ order }) =>
      `El pedido ${order} vuelve a aparecer más abajo, así que esta fila no forma parte de él: ` +
      'ordena el archivo por número de pedido antes de importarlo',
    sameId: ({ order, id }) => `El pedido ${order} recibiría el identificador ${id}, que ya tiene otro pedido`,
    noDatabase: 'No pudimos acceder a la base de datos. Vuelve a empezar la importación.',
    notSaved: ({ reason }) => `No se pudieron guardar los pedidos: ${reason}.`,
  },
} satisfies CatalogueOf<typeof english>;
