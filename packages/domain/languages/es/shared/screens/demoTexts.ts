import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/demoTexts.ts';

export const texts = {
  demoTexts: {
    title: 'Esta es la demo',
    simulatedTitle: 'Simulado',
    simulated: [
      {
        name: 'La tienda',
        text: 'Los pedidos de un año anterior vuelven a entrar, más o menos uno por minuto. Nada vuelve a una tienda real.',
      },
      {
        name: 'Almacenes y transportistas',
        text: 'Despachan lo que reciben y lo entregan en una hora. No se mueve ningún paquete ni se llama a ningún proveedor.',
      },
      { name: 'Pagos', text: 'Confirmar un plan no cuesta nada.' },
    ],
    realTitle: 'Real',
    real: [
      {
        name: 'Los pedidos',
        text:
          'Un año de una tienda británica de regalos: Online Retail (Chen, UCI, CC BY 4.0), con las fechas trasladadas hasta ' +
          'hoy. Los clientes son números, como en la fuente; las etapas, los pesos y los envíos son inventados.',
      },
      { name: 'La base de datos', text: 'PostgreSQL. Lo que haces se conserva, también tras un reinicio.' },
    ],
  },
  demoDataText: ({ dataDirectory }) =>
    dataDirectory === null
      ? 'En la base de datos PostgreSQL que indica DATABASE_URL.'
      : `En archivos del ordenador que ejecuta el servidor: ${dataDirectory}`,
  demoResetText: ({ dataDirectory }) =>
    dataDirectory === null
      ? 'Detén el servidor, vacía la base de datos y vuelve a iniciarlo.'
      : 'Detén el servidor, elimina este directorio y vuelve a iniciarlo.',
} satisfies CatalogueOf<typeof english>;
