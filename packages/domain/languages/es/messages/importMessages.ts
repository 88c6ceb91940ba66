import { counted } from '../../counted.ts';
import { plural } from '../../../src/languages/plural.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/importMessages.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { joinNames } from '../../../src/shared/joinNames.ts';

export const texts = {
  importMessages: {
    inLine: ({ line, problem }) => `Línea ${formatCount(line)}: ${problem}`,
    noColumn: ({ fields }) => `Falta una columna para ${joinNames(fields)}. Elige una u otro archivo.`,
    noColumns: ({ fields }) =>
      `Falta una columna para ${joinNames(fields)}. Elige una columna para cada campo u otro archivo.`,
    noSuchColumn: ({ column, columns }) =>
      `Has elegido la columna ${formatCount(column)}, pero el archivo tiene ${formatCount(columns)}.`,
    cells: ({ cells, columns }) =>
      `${counted(cells, { one: 'celda', other: 'celdas' })}; el encabezado tiene ${formatCount(columns)}`,
    blank: ({ field }) => `${field}: falta el valor`,
    isNot: ({ field, text, wanted }) => `${field} «${text}» no es ${wanted}`,
    tooLong: ({ field, most }) => `${field}: más de ${formatCount(most)} caracteres`,
    noText: ({ field }) => `${field}: contiene un carácter que no es texto`,
    isZero: ({ field }) => `${field}: es 0`,
    tooLarge: ({ field, text, most }) => `${field} ${text}: es mayor que ${formatCount(most)}`,
    notBetween: ({ field, text, first, last }) => `${field} ${text}: no está entre ${first} y ${last}`,
    rounded: ({ field, text }) =>
      `${field} «${text}»: lo redondeó una hoja de cálculo, da formato de texto a la columna`,
    noCountry: ({ text }) => `«${text}» no es un país al que se pueda enviar`,
    lostZero: ({ text, digits }) =>
      `El código postal «${text}» tiene ${formatCount(digits)} ` +
      `${plural(digits, { one: 'cifra', other: 'cifras' })}, pero en Estados Unidos son 5: quizá falte un 0 inicial`,
    differs: ({ field, text, earlier, line }) =>
      `${field} «${text}» no coincide con «${earlier}» de la línea ${formatCount(line)} del mismo pedido`,
    tooManyLines: ({ order }) => `El pedido ${order} tiene más de 10.000 líneas`,
    leftOut: ({ order, line }) =>
      `El pedido ${order} se omite: no se puede leer la línea ${formatCount(line)} del archivo`,
    appearsAgain: ({ order }) =>
      `El pedido ${order} vuelve a aparecer más abajo, así que esta fila no forma ` +
      'parte de él: ordena el archivo por número de pedido antes de importarlo',
    sameId: ({ order, id }) => `El pedido ${order} recibiría el identificador ${id}, que ya tiene otro pedido`,
    noDatabase: 'No pudimos acceder a la base de datos. Vuelve a empezar la importación.',
    notSaved: ({ reason }) => `No se pudieron guardar los pedidos: ${reason}.`,
    tooLargeFile: ({ size }) => `El archivo ocupa más de ${size}.`,
    tooLargeUnpacked: ({ size }) => `Descomprimido, el archivo ocupa más de ${size}.`,
    damaged: 'El archivo está incompleto o dañado. Vuelve a elegirlo.',
  },
} satisfies CatalogueOf<typeof english>;
