import { plural } from '../../../src/languages/plural.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/connectionMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  connectionMessages: {
    refused: 'ha rechazado la conexión',
    closed: 'ha cerrado la conexión',
    noConnection: 'sin conexión a tiempo',
    noRoute: 'no hay ruta hasta su dirección',
    noHost: 'su nombre de host no existe',
    noLookup: 'no se puede resolver su nombre de host',
    certificate: 'su certificado no es de confianza',
    failed: 'la conexión ha fallado',
    noAnswer: ({ seconds }) =>
      `sin respuesta en ${formatCount(seconds)} ${plural(seconds, { one: 'segundo', other: 'segundos' })}`,
    tooLong: 'ha tardado demasiado',
    notJson: 'no es JSON',
    notDocumented: 'no es como está documentado',
    tooManyBytes: ({ bytes }) => `más de ${formatCount(bytes)} bytes`,
    noKind: ({ field, kind }) => `\`${field}\` no es de tipo ${kind}`,
    fieldNotDocumented: ({ field }) => `\`${field}\` no es como está documentado`,
    replyNoKind: ({ kind }) => `la respuesta no es de tipo ${kind}`,
    replyNotDocumented: 'la respuesta no es como está documentada',
    redirect: ({ status }) => `una redirección (estado ${formatCount(status)})`,
    status: ({ status }) => `estado ${formatCount(status)}`,
  },
} satisfies CatalogueOf<typeof english>;
