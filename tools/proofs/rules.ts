/** The product's promises, one sentence each. Tests use the ids as tags; an id is never reused for another sentence. */
export const sections = [
  {
    section: '§1',
    title: 'What the product does and for whom',
    groups: [
      {
        title: 'Purpose',
        rules: {
          '§1.1': 'Users are a store’s merchants and staff; each has a role and permissions for each section',
          '§1.2': 'It connects a store to ten 3PL providers, whose settings are saved for each and can be tested',
          '§1.3': 'It shows counts and lists of orders',
          '§1.4': 'Users filter and search',
          '§1.5': 'They export',
          '§1.6': 'They move orders through the stages in bulk',
          '§1.7': 'It shows how many workflows ran and how many boxes were saved',
          '§1.8': 'It sells Growth (2) and Elite (3)',
          '§1.9': 'There is a public site with home, pricing, features, login, legal and learn pages',
          '§1.10': 'There is an admin area apart from it',
          '§1.11':
            'The areas by name: onboarding, dashboard, workflows, inventory, insights, integrations, ' +
            'fulfillment and settings',
        },
      },
    ],
  },
  {
    section: '§2',
    title: 'Screens and routes',
    groups: [
      {
        title: 'Who comes in',
        rules: {
          '§2.1':
            'Everything under `/app` needs a host in the query or a stored session; otherwise the visitor ' +
            'goes to `/login`',
          '§2.2': 'A host that is none counts as absent',
          '§2.3': 'A route whose section may not be viewed leads to `/app/dashboard`',
          '§2.4': 'Where the dashboard itself may not be viewed, a notice says so and leads to what may',
        },
      },
      {
        title: 'App routes',
        rules: {
          '§2.5': '`/app/dashboard` is the dashboard, and the fallback for unknown paths under `/app`',
          '§2.6':
            '`/app/dashboard-v0` is the landing of the legacy dashboard, for its default and for unknown children',
          '§2.7':
            '`/app/dashboard-v0/` has the eight order lists: allorders, openorders, needsreview, ' +
            'ordersinfulfill, shippedorders, errororders, holdorders, backorders',
          '§2.8':
            '`/app/dashboard/` allorders, openorders, ordersinfulfill and shippedorders are the targets of ' +
            'the summary cards',
          '§2.9':
            'The dashboard and the lists need view permission of section 1; a route without it leads to the ' +
            'dashboard',
          '§2.10':
            'The table has every address of the specification and no other; each is reached, has its title ' +
            'and its tab, and holds at 320, 490, 768, 1040 and 1440 px',
          '§2.11': '`/app/integration`, Apps & Integrations, needs section 4',
          '§2.12':
            '`/404` and other unknown paths outside `/app` lead to `/app/dashboard` (with a session or a ' +
            'host; to others they show home)',
          '§2.13': 'A path under `/admin` shows the admin area, every other one the public site or the login',
        },
      },
      {
        title: 'Onboarding and settings',
        rules: {
          '§2.14':
            '`/app/settings` has companyinfo (default), usermanagement, batch_status, emailnotification, ' +
            'tracking, billing, contactus, knowledge and tags, each at its own address',
          '§2.15': 'Settings need view permission of section 5; batch_status that of Locations, 6',
          '§2.16': '`/app` and `/app/onboard` show onboarding, and lead to the dashboard when onboard_status is "1"',
          '§2.17': 'Onboarding needs the permission of the settings',
        },
      },
      {
        title: 'Workflows, inventory and fulfillment',
        note:
          'The specification gives these screens an address, tabs and a permission and no behaviour (§1). ' +
          'What they do is ours, by calls of our own.',
        rules: {
          '§2.18':
            '`/app/workflows` has allworkflows (tab 0, the default), orderupdate (1) and shipmentupdate (2), ' +
            'and needs section 2',
          '§2.21':
            '`/app/inventory` has allinventory (tab 0, the default), collection (1), weightandpackage (2), ' +
            'bundles (3), bulk-edit (4) and universal-settings (5), and needs section 3',
          '§2.25':
            '`/app/fulfillment` has batching (the default), batch-history, shipping-mapping, locations and ' +
            'order-routing, and needs section 6',
          '§2.106': 'Workflows: all of them, or those of orders or of shipments; a switch is saved',
          '§2.107': 'All inventory: units on hand by SKU and location, which are typed, or read from a file',
          '§2.108': 'Weights, packages, bundles and collections of products, and the same field of many at once',
          '§2.109': 'Universal settings apply to all products and orders',
          '§2.110': 'Batching: what the next cutoff of each location sends, and what was sent',
          '§2.111': 'Shipping mapping: the service of each 3PL for a shipping method',
          '§2.112': 'Locations and order routing: what each location ships, and the rules that choose one',
          '§2.113':
            'A tab whose calls the server does not have says so and where its work is done, asks for nothing and ' +
            'offers no button',
        },
      },
      {
        title: 'Insights',
        note: 'As above: an address, tabs and a permission are given, the content is derived.',
        rules: {
          '§2.31':
            '`/app/insights` has orderreporting (the default), inventory and comparisoncharts, and needs ' +
            'section 7',
          '§2.32':
            'Order reporting: orders by day and by stage, errors by cause, time from creation to shipment; ' +
            'every figure adds up to its list',
          '§2.33': 'Each figure leads to the list behind it',
          '§2.114': 'Inventory: SKUs short and most ordered, of all orders of the period',
          '§2.35': 'Comparison charts: this period against one as long before it',
        },
      },
      {
        title: 'Admin and public routes',
        rules: {
          '§2.36': '`/admin` and `/admin/login` show the login of the admin area',
          '§2.37':
            '`/admin/editor`, `/admin/dashboard`, `/admin/store`, `/admin/client` and `/admin/discount` show ' +
            'the editor',
          '§2.38': 'They need an admin token; without it the visitor is led to `/admin/login`',
          '§2.39': 'Other unknown admin paths lead to `/`',
          '§2.40':
            'Public: `/` and `/home`, `/pricing`, `/features`, `/login`, `/privacy`, `/terms-of-use`, ' +
            '`/acceptable` and `/passwordReset`',
          '§2.41': 'Public: `/learn` and everything below it; what is no page shows the list',
          '§2.42': 'Every "More Info" leads to a learn page that is there',
          '§2.43': 'Anything else shows home',
          '§2.44': 'The login asks for the shop’s domain and opens the app for it; the password page is text only',
          '§2.45': 'The legal pages are marked as drafts for counsel',
        },
      },
      {
        title: 'Apps & Integrations screen',
        rules: {
          '§2.46': 'Title "Apps & Integrations" with a "More Info" link that opens /learn/integration in a new tab',
          '§2.47': 'A plan-gating popup that offers plans 2 and 3',
          '§2.48':
            'Tab 0, "Installed Apps": a card "App Installed" for the store platform (install status 1) and ' +
            'for every 3PL whose status is true',
          '§2.49': 'Any ShipStation account counts as installed',
          '§2.50':
            'Tab 1, "App Directory", has the sections "E-Commerce Stores" and "3PL Integrations", the store ' +
            'platform with "View Settings", "Connection Details" and "Store URL", and ten 3PL cards',
          '§2.51': 'WooCommerce is labelled "Coming soon!" and has no action',
          '§2.52':
            'A 3PL card reads "Integrate with your fulfillment service partner(s).", or "3PL Integrated." ' +
            'when status is true',
          '§2.53': '"View Settings" appears only with the permission, and toggles a "Connection Details" form',
          '§2.54': 'Each form is collapsible, with Save and Test Connection',
        },
      },
      {
        title: 'Upgrade popup',
        rules: {
          '§2.55':
            'Its title "Please upgrade your plan to unlock access to all features.", with a Growth card, an ' +
            'Elite card, or both',
          '§2.56': 'Large when two plans are offered',
          '§2.57': '"See all pricing options" goes to /app/settings/billing',
          '§2.58': 'The plan check runs on load when charge_type is below 2',
          '§2.59': 'Toast messages show success or error and can be dismissed',
        },
      },
      {
        title: 'Dashboard screen',
        rules: {
          '§2.60': 'Title Dashboard with a More Info link that opens /learn/order-workflows in a new tab',
          '§2.61': 'Header: a text filter (placeholder Filter Orders) with a selector Search by Order / Search by SKU',
          '§2.62': 'Header: a period selector with Last 24h, Last 7d, Last 30d, Custom and All',
          '§2.63': 'Header: a date-range picker only for Custom',
          '§2.64': 'Header: an Export button',
          '§2.65':
            'Summary cards Total Orders, Total Workflows Run, Total Boxes Saved, Open Orders, Orders in ' +
            'Fulfillment, Shipped Orders, each with its figure',
          '§2.66': 'Where each summary card leads; Total Boxes Saved is not clickable',
          '§2.67': 'Eight collapsible tab cards with counts, in the order of the sentence',
          '§2.68': 'A click on a title goes to its list under `/app/dashboard-v0/`',
          '§2.69': 'A plus or minus icon expands and closes a card, animated for 500 ms',
          '§2.70': 'Where the third-party details fail the check, only the All, Open and Shipped cards show',
        },
      },
      {
        title: 'Expanded list',
        rules: {
          '§2.71':
            'Per order the name, linked to its page in the store admin, the customer, the fulfilment label ' +
            'and the creation time',
          '§2.72': 'Optional lines Order Cancelled On, Order Batched On, Order Closed On',
          '§2.73': 'An Expand link',
          '§2.74': 'Sorted by creation time, newest first',
          '§2.75': 'Empty: No Orders',
          '§2.76': 'A spinner while loading',
          '§2.77': 'Open list: bulk ship-now and bulk move to close',
          '§2.78': 'Hold and Needs User Review lists: bulk move to open and move to close',
          '§2.79': 'Remove item from order: a quantity input',
        },
      },
      {
        title: 'Needs User Review screen',
        rules: {
          '§2.80':
            'Title "Needs User Review", time-range select, date range for Custom, Export, order cards newest ' +
            'first',
          '§2.81': 'Its filter box waits 700 ms',
          '§2.82': 'Buttons for the previous and the next page with the page number',
          '§2.83': 'Select-all checkbox "Select All Hold Orders"',
          '§2.84': 'Bulk Move to Open and Move to Close',
          '§2.85':
            'Its order cards have the store admin link, customer, fulfilment label, dates when present and ' +
            'an Expand control, as every list has',
        },
      },
      {
        title: 'Other list screens',
        rules: {
          '§2.86': 'Tab lists 2, 3, 6 and 8: select-all, bulk Ship Now and bulk Move to Close',
          '§2.87': 'Label "Select All Orders" or "N order(s) selected"',
          '§2.88': 'Error list: workflow-error orders are labelled "Workflows Error"',
          '§2.89': 'Error list: shipment-error orders are labelled "Shipment Error"',
          '§2.90': 'Error list: or "3PL API Error" when error_type is 1',
          '§2.91':
            'Back order list: a select-all header and an Action select with "N sent to Open Orders" ' +
            '(move_to_open) and "N sent to Open Partially" (move_to_open_partially)',
          '§2.92': 'Back order list: the select is off without edit permission or with zero selected',
        },
      },
      {
        title: 'Expanded order detail',
        rules: {
          '§2.93': 'Total Items and Total Shipments counts',
          '§2.94': '"Flow Triggered" with quoted flow names, or "Flow Not Triggered"',
          '§2.95': '"New Workflows Are Eligible For This Order" with the eligible flow names',
          '§2.96':
            'Sections Cancelled Items, Non Shippable Items, Back Order Items, Non Shiped Items, a box per ' +
            'shipment, a Timeline',
          '§2.97': 'A shipment is titled "Shipment: name" with the dot replaced by a dash',
          '§2.98': 'A shipment names its location, or N/A',
          '§2.99': 'A shipment has a badge of its delivery status, or "Tracking Added"',
          '§2.100': 'The Timeline shows message plus created_at',
          '§2.101': 'If there is nothing: "No data..."',
          '§2.102': 'Empty lists: "No Orders"',
          '§2.103': 'Product weight shows 00 when empty',
          '§2.104': 'Workflow error entries show message, sku and qty, qty labelled Require',
          '§2.105': 'Of type order_amount_error only the message is shown',
        },
      },
    ],
  },
  {
    section: '§3',
    title: 'Entities and fields',
    groups: [
      {
        title: 'Shop and permissions',
        rules: {
          '§3.1': 'Shop info: shop, user_name, role, onboard_status and install_status, as the settings show them',
          '§3.2': 'Shop info also has the permission list as JSON text, and charge_type as a number',
          '§3.3': 'A permission entry has id, name, edit and view',
        },
      },
      {
        title: 'Providers and plans',
        rules: {
          '§3.4': 'Provider ids 1 to 10, and the string that each has on the wire',
          '§3.5': 'The settings of each provider, each with a status',
          '§3.6': 'A third-party details record has third_party_id and details as JSON text',
          '§3.7': 'Plans: 2 Growth, 3 Elite',
          '§3.8': 'The response list is third_party_details',
        },
      },
      {
        title: 'Orders',
        rules: {
          '§3.9':
            'Stats: total_orders, total_workflows, total_boxes, open_orders, orders_in_fulfillment, ' +
            'shipped_orders, error_orders, hold_orders, back_orders, user_review',
          '§3.10': 'Order: every field that the specification lists',
          '§3.11':
            'Order detail: line_items, fulfillments, is_eligible_for_new_flow, flow_names, and timeLine with ' +
            'message and created_at',
          '§3.12':
            'Line item: line_item_id, id, name, sku, quantity, fulfillable_quantity, price, product_weight, ' +
            'virtual_item, cancelled_item and 3pl_status',
          '§3.13':
            'Fulfillment: name, line_item_id, fulfillment_id, quantity, tracking_number, shipment_status, ' +
            'and holder_location_id or location_id',
          '§3.14': 'Location: location_id and name',
          '§3.15': 'The ten fields of an export record',
          '§3.16': 'An export may answer fulfill_error_data instead',
        },
      },
    ],
  },
  {
    section: '§4',
    title: 'States and transitions',
    groups: [
      {
        title: 'Providers',
        rules: {
          '§4.1': 'A provider is connected when its details parse and status is true',
          '§4.2': 'ShipStation is connected when an entry has status, api_key and api_secret',
          '§4.3': 'Each provider has a Status switch (enabled/disabled)',
          '§4.4': 'Test and Save show a spinner and disable both buttons while running',
          '§4.5': 'Then a success or an error toast shows',
          '§4.6': 'After a successful save the details are fetched again and replace the stored list',
          '§4.7': 'Saving is blocked when the blocked-save flag is set; a prompt opens instead',
          '§4.8': 'ShipStation: "Add Account" appends an empty entry, "Remove" deletes by index',
          '§4.9': 'The store is installed when install_status is 1',
        },
      },
      {
        title: 'Labels, tabs and statuses',
        rules: {
          '§4.10': 'Fulfilment labels: empty Unfulfilled, partial Partially fulfilled, fulfilled Fulfilled',
          '§4.11': 'Tab numbers 1 to 8',
          '§4.12': 'The thirteen shipment statuses',
          '§4.13': 'Badge tone: delivered success; canceled or failure critical; others info',
          '§4.14': '3pl_status 3, 5 and 6 show the order title in an error colour',
          '§4.15': 'The thirteen shipment statuses with the tone of their badges, as the settings list them',
        },
      },
      {
        title: 'Line item grouping',
        rules: {
          '§4.16': 'cancelled_item → Cancelled Items',
          '§4.17': 'virtual_item 2 or 3, or 3pl_status 4 → Non Shippable',
          '§4.18': '3pl_status 3 → Back Order Items',
          '§4.19': 'Items with matching fulfillments are grouped per shipment name',
          '§4.20': 'The rest: Non Shiped Items',
          '§4.21': 'Step indicator: 1 if eligible new workflows exist',
          '§4.22': 'Step indicator: else 2',
          '§4.23': 'Step indicator: and 3 when none are unshipped',
        },
      },
      {
        title: 'Actions by tab',
        rules: {
          '§4.24':
            'Tab 2: stepper with Hold Order, Run Product Workflows, Run Shipment Workflows, then Ship Now, ' +
            'plus Close Order',
          '§4.25': 'Cancel Partial Shipment only if is_back_order is 2 and 3pl_status 7, or 3pl_status is 6',
          '§4.26': 'Tab 3: Close Order',
          '§4.27': 'Tab 6: Move to Open, Close Order',
          '§4.28': 'Tab 8: Ship Now, Close Order',
          '§4.29': 'Back orders: Move to Open, Move to Open Partially (only when is_back_order is 1), Close Order',
          '§4.30': 'Error tab: a workflow error shows Run now and Close Order',
          '§4.31':
            'Error tab: a shipment error shows Move to Open (error_type 1) or Run Shipment Workflows, plus ' +
            'Close Order',
          '§4.32': 'Remove item from order on tab 2, on items whose 3pl_status is not 2',
        },
      },
      {
        title: 'Effects',
        rules: {
          '§4.33': 'Hold → hold',
          '§4.34': 'move-to-open → open',
          '§4.35': 'move-to-close → closed',
          '§4.36': 'ship-now sends to the 3PL',
          '§4.37': 'available and available-partially release back orders',
          '§4.38': 'Each action confirms first, then on success adds a timeline entry and refreshes',
          '§4.39':
            'A 401 from any call sets the marker e40 and shows the alert "Session expired, please reload the ' +
            'page!"',
          '§4.40': 'Other transitions are not shown: they are refused',
        },
      },
    ],
  },
  {
    section: '§5',
    title: 'Validation rules',
    groups: [
      {
        title: 'Providers',
        rules: {
          '§5.1':
            'The only check before saving a provider is the blocked-save flag; nothing else keeps anybody ' +
            'from saving',
        },
      },
      {
        title: 'Remove quantity',
        rules: {
          '§5.2': 'Whole numbers from 1 to the fulfillable quantity of the line',
          '§5.3': 'Empty is allowed while typing',
          '§5.4': 'Above the maximum or below 1 resets to 1',
          '§5.5': 'A fulfillable quantity of 1 or less: a plain "Remove item from order" link',
          '§5.6': 'Default removal quantity "1"',
        },
      },
      {
        title: 'Confirmations',
        rules: {
          '§5.7': 'Every action needs a confirmation; declining does nothing',
          '§5.8': 'The wordings of the twelve single actions',
          '§5.9': '"Are you sure you want to move these N order(s) to open/close?"',
          '§5.10': 'Bulk: "Confirm this bulk action before processing. N Selected Orders."',
          '§5.11': 'Generic confirm default: "Want to delete?"',
        },
      },
      {
        title: 'What is off, and when',
        rules: {
          '§5.12': 'Action buttons are disabled without edit permission',
          '§5.13': 'Action buttons are disabled while running',
          '§5.14': 'Bulk buttons are disabled, and bulk moves do nothing, when nothing is selected',
          '§5.15':
            'The back-order Action select accepts only move_to_open and move_to_open_partially; otherwise ' +
            '"Invalid Action"',
          '§5.16': 'Filter text applies after a pause of 700 ms',
          '§5.17': 'The Export button is disabled without edit permission',
          '§5.18': 'Export needs a chosen type, otherwise the dialog closes',
          '§5.19': 'Export with no rows: "Orders does not found!"',
          '§5.20': 'Picker with invalid input: "Date input not valid"',
        },
      },
    ],
  },
  {
    section: '§6',
    title: 'Roles and permissions',
    groups: [
      {
        title: 'Roles and sections',
        rules: {
          '§6.1': 'The default role is "3"',
          '§6.2': 'Role "1" is the owner, who may view and edit everything, the settings too',
          '§6.3': 'Everybody else has what the JSON list on the shop record says',
          '§6.4': 'Without a list the default one counts: view and edit of every section',
          '§6.5':
            'The sections: 1 Dashboard, 8 Insights, 2 Workflows, 3 Inventory Overview, 6 Locations, 7 ' +
            'Application Tracking, 4 Apps & Integrations, 5 Store Settings',
          '§6.6': 'Role and section matrix of a person, as the settings show them; nothing changes them',
          '§6.7': 'Limits of Growth and Elite against use, where a call says what is in use',
        },
      },
      {
        title: 'What they open',
        rules: {
          '§6.8': 'Each route requires view of its section, else it leads to the dashboard',
          '§6.9':
            'Edit decides about the buttons that act: without it they are off and say why, and whatever is ' +
            'pressed sends nothing',
          '§6.10': 'Section 8 without edit sets blockCloseOrder, which takes closing away, one by one and in bulk',
          '§6.11': 'Onboarding uses the settings permission and is skipped once onboarded',
          '§6.12': 'Of the two readings for insights the route table’s holds: section 7, not 8',
          '§6.13': 'The plan popup offers plans 2 and 3',
          '§6.14': 'Integration settings show only with the permission',
          '§6.15': 'What Growth and Elite bring',
        },
      },
      {
        title: 'Tokens',
        rules: {
          '§6.16': 'The admin area requires a token in local storage',
          '§6.17':
            'Once present it goes as Authorization header with every later request of that area, and with no ' +
            'merchant’s call',
          '§6.18':
            'Loading the shop info answers an Authorization header, which goes with every later request ' +
            'under `/app`',
        },
      },
    ],
  },
  {
    section: '§7',
    title: 'Calls',
    groups: [
      {
        title: 'Calls',
        rules: {
          '§7.1': 'Calls go to the current origin',
          '§7.2': 'The shared helpers offer GET, POST, PUT and DELETE',
          '§7.3': 'GET stats: fix, search_by_filter, search, start_date, end_date; the ten figures',
          '§7.4': 'GET get-locations: no payload; a list of location_id and name',
          '§7.5':
            'GET list-order: tab, fix, search_by_filter (order_wise default), search, start_date, end_date, ' +
            'offset, limit=all',
          '§7.6': 'GET list-order: fields, and export_data=true for export',
          '§7.7': 'GET list-order answers orders and hasNextPage',
          '§7.8': 'GET list-order may answer fulfill_error_data',
          '§7.9':
            'GET get-order-detail/{order_id}: line_items, fulfillments, is_eligible_for_new_flow, ' +
            'flow_names, timeLine',
          '§7.10': 'get-third-party-details, which decides the cards: an empty list if missing',
          '§7.11': 'POST move-to-open-bulk and move-to-close-bulk: order_ids and tab; data.status, data.message',
          '§7.12': 'POST ship-now-multiple: order_ids; data.data.status, data.message',
          '§7.13':
            'POST ship-now, move-to-close, cancel-partial-shipment, shipment-workflow, hold-order, ' +
            'move-to-open, product-workflow, available, available-partially: the order object',
          '§7.14': "They answer data.status ('error' or not) and data.message",
          '§7.15': 'POST move-to-open-errored: a list of order_id',
          '§7.16': 'POST cancel-item: line_item, order, rmQtyValue',
          '§7.17': 'POST run-workflow: order_id; data.data.success, data.data.messgae',
          '§7.18': 'POST bulk-order-action: action, order_ids, user; message',
          '§7.19':
            'POST timeline: order_id and message, which names the clicked button and the user when known; ' +
            'logged after each action',
          '§7.20': 'On a failed POST the response body is passed to the caller',
          '§7.21': 'GET shopInfo: shop and user_id; the shop data, and an Authorization header',
        },
      },
      {
        title: 'Providers and billing',
        rules: {
          '§7.22': 'A plan is chosen on the billing tab by billing/info/create, and confirmed where its answer leads',
          '§7.23': 'POST billing/info/create with {flag: plan id}; the top window goes to data.data.location',
          '§7.24': 'POST to the ten test paths with the settings object, of ShipStation with one entry',
          '§7.25':
            'A test succeeded if data.data.status is success; its error text is data.data.err, of Portless ' +
            'data.message',
          '§7.26':
            'POST save-third-party-settings with the fields and third_party_id; ShipStation with ' +
            'shipstation_details',
          '§7.27': 'A save succeeded if data.data.status is success',
        },
      },
      {
        title: 'Export',
        rules: {
          '§7.28': 'list-order with fields; the result is a CSV download named after the type (NEEDS_USER_REVIEW.csv)',
          '§7.29':
            'Type codes: all 1, open 2, in fulfilment 3, shipped 4, error 5, hold 6, back order 7, needs ' +
            'review 8, custom search 0',
          '§7.30': 'Custom search is sent as tab 1 with the filters',
        },
      },
    ],
  },
  {
    section: '§8',
    title: 'Error catalogue',
    groups: [
      {
        title: 'Providers and billing',
        rules: {
          '§8.1': 'Connection failure: the server’s text, or "Error while connecting with …" of each provider',
          '§8.2': 'Save failure: "Error while saving … settings." of each provider',
          '§8.3':
            'Success: "Connection made successfully with …." and "… settings saved successfully." of each ' +
            'provider',
          '§8.4': 'Billing: the server message or "Internal server error." as an error toast',
          '§8.5': 'The two texts with "sucessfully" are spelled right; the contract does not name them',
        },
      },
      {
        title: 'Errors and results',
        rules: {
          '§8.6': 'Action response missing: "Something went wrong"',
          '§8.7': 'Status "error": the server message or "Something went wrong"',
          '§8.8': 'On dashboard lists a banner shows the server message or "Something went wrong"',
          '§8.9': 'An error status marks the banner as error',
          '§8.10': 'Move success: "Orders successfully moved to open", also after move to close',
          '§8.11': 'run-workflow without message: "Internal server error."',
          '§8.12': 'Bulk action without message: "Internal Server Error."',
          '§8.13': 'Export empty: "Orders does not found!", on the dashboard too',
          '§8.14': 'HTTP 401: marker e40 and alert "Session expired, please reload the page!"',
          '§8.15': 'Error JSON that cannot be parsed is logged only',
          '§8.16': 'A shipment error shows "Internal Server Error!" if empty',
          '§8.17':
            'The details loader falls back to an empty list on any error; the cards then all show, with a warning',
          '§8.18': 'Shop info that fails to load: "Internal Server Error."',
          '§8.19': 'A missing shop identifier leads to `/login`',
        },
      },
    ],
  },
  {
    section: '§9',
    title: 'Business constants and limits',
    groups: [
      {
        title: 'Plans',
        rules: {
          '§9.1':
            'Growth 500 and Elite 1250 per month, in the currency format, USD by default; Growth up to 5 ' +
            'workflows, Elite unlimited',
          '§9.2': 'The popup is about plans 2 and 3, and a charge_type below 2 has the plan checked',
        },
      },
      {
        title: 'Requests and lists',
        rules: {
          '§9.3': 'No request is ever timed out',
          '§9.4': 'The XSRF cookie is called XSRF-TOKEN',
          '§9.5': 'Filter text waits 700 ms',
          '§9.6': 'Lists are asked for with limit all',
          '§9.7': 'The default period is last_24h',
          '§9.8': 'The periods are last_24h, last_7d, last_30d, custom and all',
          '§9.9': 'The search modes are order_wise and sku_wise',
          '§9.10': 'Dates are sent as YYYY-MM-DD',
          '§9.11': 'The page number starts at 1, and offset goes up by one from 0',
        },
      },
      {
        title: 'What is shown',
        rules: {
          '§9.12': 'Numbers are shown with no decimals',
          '§9.13': 'Times are shown as YYYY-MM-DD hh:mm:ss AM or PM',
          '§9.14': 'A card opens and closes in 500 ms',
          '§9.15': 'The theme is light',
          '§9.16':
            'The breakpoints are the interface kit’s: 490, 768, 1040 and 1440 px; every screen holds at ' +
            'each, and at 320 px',
        },
      },
      {
        title: 'Codes',
        rules: {
          '§9.17': 'Install status "1" means installed',
          '§9.18': 'The shop role is "3" by default, "1" for the owner',
          '§9.19': 'Onboarded when onboard_status is "1"',
          '§9.20': 'The 3pl_status values of an order in error are 3, 5 and 6',
        },
      },
    ],
  },
] as const;
