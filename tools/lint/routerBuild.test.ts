import { expect, test } from 'vitest';
import { markPure } from '../../apps/web/routerBuild.ts';

const written = `var NavigationContext = React.createContext(
  null
);
NavigationContext.displayName = "Navigation";
var AwaitErrorBoundary = class extends React3.Component {
  constructor(props) {
    super(props);
  }
};
var kept = start();
`;

test('what react-router only declares is marked as such, and nothing else changes', () => {
  expect(markPure(written)).toBe(`var NavigationContext = /* @__PURE__ */ React.createContext(
  null
);

var AwaitErrorBoundary = /* @__PURE__ */ (() => class extends React3.Component {
  constructor(props) {
    super(props);
  }
})();
var kept = start();
`);
});

test.each([
  ['names for the developer tools', 'NavigationContext.displayName = "Navigation";\n'],
  ['contexts', '= React.createContext('],
  ['classes', 'class extends React3.Component'],
])('a version without %s stops the build', (_name, part) => {
  expect(() => markPure(written.replace(part, ''))).toThrow(/react-router has nothing like/);
});
