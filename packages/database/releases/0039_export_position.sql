CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES
('00b04fc0fb5d3decc6196c0022ed600ed9ca2d52c8bdf95e08d0cae5f7af6ac9', 1795328781623),
('70fd5cdf353ab2330c21f05526e62b17c7de2aaaed782dc87c796abf4fb0d2d9', 1795328931303),
('ff1d122c73fb9378b4cd3f70ab029dea520078d7890e9fd565f54566e799faf7', 1795328936732),
('040658f0ecb2f52e5cf26195db7bf0bbefc8805d56ccf2f276f9d60592204541', 1795331052583),
('71ee0f33d43ca051fc5159f7ce318381578ac9bc987bb24c2382ef2dddb09225', 1795333165661),
('8736e6a6b208b623d862e6cf88dba7933119f280992d923ec3c4c1d479715a9d', 1795343698560),
('7c5dbede41c5901a6607623635b5172ed72204b07d9ac5b20170700507a7ec45', 1795346553036),
('ea5402ddb94094253edfee2ed835e2acbc7a5f53886b0774ea93a2d7201a75bb', 1795353992641),
('4c31e3a322c3496041a29c667c83b1f9f7c91cce8c34725e8456b26306b4e9c4', 1795354769551),
('0feb37f83936954a9adafbd469daa51509d6ae5a1614ba1128bbd54e978a55b1', 1795355342509),
('5a2104c5731ee937fb450565297c11675c42256d56a66d47b5c2f324fd9cd3a4', 1795355778641),
('5c281175bd7710c56958335e0f4d63a2d32a823f3fc793ef3e87073534bc06d5', 1795368643033),
('77686b20886a6bc775b8baa76e76fef441e824558f977db585ef70fd3015958f', 1795369527395),
('2bf4817c343b27b41cfccbed5a302bdcfb10b038e87e27910703ea5dc52b2e48', 1795381279909),
('912b6858dfb5b0b290b5e978352cdf3d3811903938209d159f72f1ef0d412aa3', 1795382230747),
('49edc0e7da7c6a5298aa6cd32aaecf10ef707d3d8bafce1171b991d167a71e80', 1795382737182),
('ac6ba8434010715dbb47a3c14918a7628e8fbac3c8ad52e3e276358de43f83d0', 1795383216111),
('5b5479dc341623dca4bb7315f42882582dc9f5093438a37332371d4cc24491f6', 1795384105456),
('eaf40873e51f0c31572135b484185972b7f85f22b1698700905757ab28e7af0a', 1795384549558),
('c8a5e329d4c98ece2bf61874032d70fc50c2843b57ac8f9c86931cf708f219ee', 1795385948920),
('8c05be6b59faf2f8d2fc1a93a2995d1870093a40a8eac3566d2fbad47ca8a4c0', 1795394961377),
('9e91f5a21f783c0fc1bdf70312891ae54f8426d9c78db33a6f94dd38fc1a9060', 1795397377673),
('b2ba264eb3ead512f1d8865433f89b08ffb667e0b7719e2cdfdb7589e8e2139d', 1795397944997),
('e71b5252b7cab8db20f1a0efc99abd61e3cf28e2c79dcf3ba1d6afef47bb9deb', 1795409240851),
('58425c58db0b3d75ba960037339e47dc990919c81ab3e1f1ac080feb3fabb080', 1795412582146),
('47d6fd88009754a4db893eb770c0a8767657b11f54472262f86c2a24f017f458', 1795414178903),
('ccd4d3a2d9a2474efa1c0746ed963714b0c01daa7ad2c54c9b042a8e61a58b2e', 1795424313725),
('7b92284d4267036d1c1ed536ce37df0457cfec5d1e3fe366d4836e0273346549', 1795426040020),
('faee1fe8901d2a89111a5927bd9b73ff369b99b36e29faa804fca5d648752132', 1795442239387),
('9b690dd3eab363228d9ec5c1840fcafb692ad68bf6aab126f1e51938b25d97d1', 1795457232290),
('bef5cfbd8fc526fc4077487223e59102b792dc168a54ccd055fcf8a785f1dc95', 1795719017411),
('7d8f153a7818d54f658e46962a132800efea3fe0cbe19072793b016e228becb1', 1795852884165),
('3fcc5328c1777f73b166f2d672dab41074d2bca87dea8f3c0e0d49fd125d524a', 1795869237554),
('734e62df523f12fa51ee28b4dd4c04ed1b8f6b066836c1eff6166bc15e60f05b', 1795954660895),
('db791dde21d4ed298ed51ea61a1ac4cd641df91b21c6b14c5805113c090fd6c9', 1795968405814),
('1df4bc412c930269b3c7276a3fd6672b775d0208cecb9f07cd16db96aa618afd', 1796016200045),
('54f966dcb49ae0d64d6ee101db459b938a03943ef1220c12244dbdc53f82bce5', 1796036533535),
('a0b2717437d51d996d5159caa121de2e2d874403bb1fad66b29f135cd1d3a0a8', 1796036534535),
('5f2cb642165d716b94a23eee2dd5c57b13ccf002c2228d30caa3245d4759b3db', 1796036535535),
('ca737edab551d7dbf35dba82a779f40a76f09c5f56f7076f7e027f1dda1e1bad', 1796036536535);
SET session_replication_role = replica;
INSERT INTO "batch_orders" ("shop_id", "batch_id", "order_id", "box", "boxes_saved", "outcome", "reason", "attempt") OVERRIDING SYSTEM VALUE VALUES
('1', '31', '4800058158400', '31', '0', 'failed', '"The address is unknown."', '1');
INSERT INTO "batch_schedules" ("shop_id", "location_id", "checked_until", "paused_at", "paused_by") OVERRIDING SYSTEM VALUE VALUES
('1', '72002', '2026-12-01 06:25:38.655+00', '2026-12-01 06:25:38.655+00', 'Robin Carter');
INSERT INTO "batches" ("shop_id", "batch_id", "location_id", "location_name", "missed_cut_offs", "started_at") OVERRIDING SYSTEM VALUE VALUES
('1', '31', '72002', 'Northampton', '0', '2026-12-01 06:25:37.821+00');
INSERT INTO "bundles" ("shop_id", "sku", "version", "saved_at", "saved_by", "settings") OVERRIDING SYSTEM VALUE VALUES
('1', 'WHOLE-SET', '1', '2026-12-01 06:25:38.512+00', 'Robin Carter', '{"components": [{"sku": "85123A", "quantity": 2}]}');
INSERT INTO "collections" ("shop_id", "collection_id", "version", "saved_at", "saved_by", "settings") OVERRIDING SYSTEM VALUE VALUES
('1', 'whole-collection', '1', '2026-12-01 06:25:38.528+00', 'Robin Carter', '{"name": "A", "members": {"skus": ["85123A"], "type": "list"}}');
INSERT INTO "frozen_selections" ("shop_id", "selection_id", "staff_id", "frozen_at", "order_count", "order_ids") OVERRIDING SYSTEM VALUE VALUES
('1', '7142f177-aee3-4222-813d-86aed82105ba', '1', '2026-12-01 06:25:37.821+00', '31', '{4800058158400}');
INSERT INTO "idempotency_keys" ("shop_id", "key", "fingerprint", "status", "reply", "created_at") OVERRIDING SYSTEM VALUE VALUES
('1', '14da83b2-8f5d-4639-a213-645b037a074b', E'\\x4c3b0ec1560311e4f27cd3170bd30289361fac016c2e1aca2d3ef27160edf94d', '200', '{"status":"success"}', '2026-12-01 06:25:38.326+00'),
('1', '7e360c19-5c90-462e-aa52-4465e2fcee85', E'\\xf10673512aa5352475cddee7a2afa833f6aa7e7c180b75e3dae2e47ca9c04c5e', '200', '{"status":"success"}', '2026-12-01 06:25:38.655+00'),
('1', '9bf753c9-90a4-4705-b597-6e91b93cd291', E'\\x7be927af277d635cbbc0850e4a1825e273dd6399911d7335f3e749ddf875276e', '200', '{"status":"success"}', '2026-12-01 06:25:38.243+00'),
('1', 'd05aa8e0-4657-4186-99e0-f90c7573e0b7', E'\\x6532f9185a5e9630f3e16d8b2f20f8b9c36755b32a81ccdc16a901c451176324', '200', '{"code":"456b2635f91f65cbf1c5ade8b61f31db9540b3203783f638cdfd80d25b331aea","refusal":null}', '2026-12-01 06:25:38.644+00');
INSERT INTO "import_problems" ("shop_id", "import_id", "line", "reason", "cells") OVERRIDING SYSTEM VALUE VALUES
('1', '712270cb-89ee-4ea7-9b5a-236c27b03da2', '31', '"No number"', '{536365}');
INSERT INTO "imports" ("shop_id", "import_id", "file_name", "status", "message", "lines_read", "orders_added", "orders_known", "lines_refused", "bytes_read", "started_at", "seen_at", "header") OVERRIDING SYSTEM VALUE VALUES
('1', '712270cb-89ee-4ea7-9b5a-236c27b03da2', '31', 'done', '""', '0', '0', '0', '0', '0', '2026-12-01 06:25:38.773+00', '2026-12-01 06:25:37.821+00', '{InvoiceNo}');
INSERT INTO "line_items" ("shop_id", "order_id", "line_item_id", "position", "name", "sku", "quantity", "fulfillable_quantity", "price", "product_weight", "virtual_item", "is_cancelled", "three_pl_status") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058149903', '581499030001', '0', 'Manual', 'M', '1', '0', '224.6900', '', '2', 'true', NULL),
('1', '4800058150000', '581500000001', '0', '3 DRAWER ANTIQUE WHITE WOOD CABINET', '82486', '4', '4', '8.9500', '2.18', '0', 'false', '3'),
('1', '4800058150000', '581500000002', '1', 'CREAM SWEETHEART MINI CHEST', '85066', '4', '4', '12.7500', '0.23', '0', 'false', NULL),
('1', '4800058150000', '581500000003', '2', 'DOORMAT NEW ENGLAND', '48187', '2', '2', '8.2500', '0.72', '0', 'false', NULL),
('1', '4800058150100', '581501000001', '0', 'HAIRCLIPS FORTIES FABRIC ASSORTED', '22319', '180', '180', '0.1900', '0.07', '0', 'false', '2'),
('1', '4800058150100', '581501000002', '1', 'MR ROBOT SOFT TOY', '20704', '8', '8', '1.9500', '0.84', '0', 'false', '2'),
('1', '4800058150100', '581501000003', '2', 'PINK  HEART SHAPE LOVE BUCKET', '21564', '24', '24', '0.7900', '0.12', '0', 'false', '2'),
('1', '4800058150200', '581502000001', '0', 'PAPER BUNTING WHITE LACE', '22087', '6', '0', '2.9500', '0.85', '0', 'false', '2'),
('1', '4800058150200', '581502000002', '1', 'MULTICOLOUR HONEYCOMB FAN', '21209', '5', '2', '0.3900', '1.69', '0', 'false', '2'),
('1', '4800058150200', '581502000003', '2', 'DISCO BALL CHRISTMAS DECORATION', '20668', '24', '24', '0.1200', '0.08', '0', 'false', '2'),
('1', '4800058151400', '581514000001', '0', 'SMALL YELLOW BABUSHKA NOTEBOOK', '22753', '12', '12', '0.2100', '2.52', '0', 'false', NULL),
('1', '4800058151400', '581514000002', '1', 'SMALL PURPLE BABUSHKA NOTEBOOK', '22755', '12', '12', '0.2100', '0.48', '0', 'false', NULL),
('1', '4800058151400', '581514000003', '2', 'SMALL RED BABUSHKA NOTEBOOK', '22754', '12', '12', '0.2100', '2.48', '0', 'false', NULL),
('1', '4800058151600', '581516000001', '0', 'LARGE CAKE TOWEL CHOCOLATE SPOTS', '21109', '12', '12', '1.9500', '0.08', '0', 'false', NULL),
('1', '4800058151600', '581516000002', '1', 'SWISS ROLL TOWEL, CHOCOLATE  SPOTS', '21111', '24', '24', '1.2500', '1.59', '0', 'false', NULL),
('1', '4800058151600', '581516000003', '2', 'BAG 500g SWIRLY MARBLES', '21705', '24', '24', '0.3900', '0.16', '0', 'false', NULL),
('1', '4800058156600', '581566000001', '0', 'HOME SWEET HOME BLACKBOARD', '23404', '144', '144', '3.2600', '1.55', '0', 'false', NULL),
('1', '4800058156700', '581567000001', '0', 'COCKLE SHELL DISH', '21417', '84', '84', '0.7900', '0.21', '0', 'false', '3'),
('1', '4800058156700', '581567000002', '1', 'HANGING METAL HEART LANTERN', '22464', '24', '24', '0.7900', '1.87', '0', 'false', '3'),
('1', '4800058156700', '581567000003', '2', 'HANGING METAL STAR LANTERN', '22465', '24', '24', '0.7900', '0.75', '0', 'false', NULL),
('1', '4800058156803', '581568030001', '0', 'VICTORIAN SEWING BOX LARGE', '21258', '5', '0', '10.9500', '1.74', '0', 'true', NULL),
('1', '4800058156903', '581569030001', '0', 'HANGING HEART JAR T-LIGHT HOLDER', '84978', '1', '0', '1.2500', '0.13', '0', 'true', NULL),
('1', '4800058156903', '581569030002', '1', '36 PENCILS TUBE RED RETROSPOT', '20979', '5', '0', '1.2500', '0.28', '0', 'true', NULL),
('1', '4800058157000', '581570000001', '0', 'CHRISTMAS CRAFT TREE TOP ANGEL', '22141', '6', '6', '2.1000', '0.41', '0', 'false', NULL),
('1', '4800058157000', '581570000002', '1', 'PINK OWL SOFT TOY', '22175', '6', '6', '2.9500', '0.20', '0', 'false', NULL),
('1', '4800058157000', '581570000003', '2', 'FAWN BLUE HOT WATER BOTTLE', '21481', '4', '4', '3.7500', '2.19', '0', 'false', NULL),
('1', '4800058157100', '581571000001', '0', 'HANGING MINI COLOURED BOTTLES', '23326', '6', '6', '0.6300', '2.25', '0', 'false', NULL),
('1', '4800058157100', '581571000002', '1', 'GLASS HEART T-LIGHT HOLDER', '21313', '1', '1', '0.8500', '0.76', '0', 'false', NULL),
('1', '4800058157100', '581571000003', '2', 'DOORMAT NEW ENGLAND', '48187', '1', '1', '8.2500', '0.72', '0', 'false', NULL),
('1', '4800058157200', '581572000001', '0', 'SET 6 SCHOOL MILK BOTTLES IN CRATE', '23328', '48', '0', '3.3900', '0.17', '0', 'false', '2'),
('1', '4800058157200', '581572000002', '1', 'MINT KITCHEN SCALES', '22627', '4', '0', '8.5000', '1.13', '0', 'false', '2'),
('1', '4800058157200', '581572000003', '2', 'IVORY KITCHEN SCALES', '22624', '4', '0', '8.5000', '0.65', '0', 'false', '2'),
('1', '4800058157400', '581574000001', '0', 'ROUND SNACK BOXES SET OF4 WOODLAND', '22326', '6', '6', '2.9500', '0.93', '0', 'false', '3'),
('1', '4800058157400', '581574000002', '1', 'ROUND SNACK BOXES SET OF 4 FRUITS', '22328', '6', '6', '2.9500', '0.25', '0', 'false', '3'),
('1', '4800058157400', '581574000003', '2', 'JUMBO BAG APPLES', '23199', '10', '10', '2.0800', '1.47', '0', 'false', NULL),
('1', '4800058157800', '581578000001', '0', 'POSTAGE', 'POST', '3', '0', '18.0000', '', '2', 'false', NULL),
('1', '4800058157800', '581578000002', '1', 'SET/10 BLUE POLKADOT PARTY CANDLES', '21124', '24', '24', '1.2500', '2.33', '0', 'false', '3'),
('1', '4800058157800', '581578000003', '2', 'SET/10 PINK POLKADOT PARTY CANDLES', '21122', '24', '24', '1.2500', '', '0', 'false', NULL),
('1', '4800058157900', '581579000001', '0', 'JUMBO BAG PINK POLKADOT', '22386', '10', '10', '1.7900', '1.56', '0', 'false', NULL),
('1', '4800058157900', '581579000002', '1', 'JUMBO SHOPPER VINTAGE RED PAISLEY', '22411', '10', '10', '1.7900', '0.90', '0', 'false', NULL),
('1', '4800058157900', '581579000003', '2', 'JUMBO BAG PINK VINTAGE PAISLEY', '21929', '10', '10', '1.7900', '0.13', '0', 'false', NULL),
('1', '4800058158000', '581580000001', '0', 'IVORY WICKER HEART SMALL', '23334', '4', '4', '0.6300', '0.11', '0', 'false', NULL),
('1', '4800058158000', '581580000002', '1', 'VINTAGE SNAP CARDS', '21790', '1', '1', '0.8500', '1.80', '0', 'false', NULL),
('1', '4800058158000', '581580000003', '2', '75 GREEN PETIT FOUR CASES', '84993A', '2', '2', '0.4200', '1.96', '0', 'false', NULL),
('1', '4800058158100', '581581000001', '0', 'SET OF 6 RIBBONS PERFECTLY PRETTY', '23562', '6', '6', '2.8900', '2.45', '0', 'false', '3'),
('1', '4800058158100', '581581000002', '1', 'SET OF 6 RIBBONS PARTY', '23561', '6', '6', '2.8900', '1.35', '0', 'false', NULL),
('1', '4800058158100', '581581000003', '2', 'LUNCH BAG RED VINTAGE DOILY', '23681', '10', '10', '1.6500', '0.11', '0', 'false', NULL),
('1', '4800058158200', '581582000001', '0', 'BICYCLE PUNCTURE REPAIR KIT', '23552', '6', '6', '2.0800', '1.32', '0', 'false', '2'),
('1', '4800058158200', '581582000002', '1', 'CLASSIC BICYCLE CLIPS', '23498', '12', '12', '1.4500', '1.29', '0', 'false', '2'),
('1', '4800058158300', '581583000001', '0', 'LUNCH BAG RED RETROSPOT', '20725', '40', '0', '1.4500', '1.42', '0', 'false', '2'),
('1', '4800058158300', '581583000002', '1', '6 CHOCOLATE LOVE HEART T-LIGHTS', '85038', '36', '0', '1.8500', '0.30', '0', 'false', '2'),
('1', '4800058158400', '581584000001', '0', 'RED FLOCK LOVE HEART PHOTO FRAME', '20832', '72', '72', '0.7200', '2.11', '0', 'false', NULL),
('1', '4800058158400', '581584000002', '1', '6 CHOCOLATE LOVE HEART T-LIGHTS', '85038', '48', '48', '1.8500', '0.30', '0', 'false', NULL),
('1', '4800058158500', '581585000001', '0', 'BLACK TEA TOWEL CLASSIC DESIGN', '22481', '12', '12', '0.3900', '2.39', '0', 'false', '2'),
('1', '4800058158500', '581585000002', '1', 'ASSORTED BOTTLE TOP  MAGNETS', '22915', '24', '24', '0.1900', '0.36', '0', 'false', '2'),
('1', '4800058158500', '581585000003', '2', 'VICTORIAN GLASS HANGING T-LIGHT', '22178', '12', '12', '1.9500', '', '0', 'false', '2'),
('1', '4800058158600', '581586000001', '0', 'LARGE CAKE STAND  HANGING STRAWBERY', '22061', '8', '8', '2.9500', '0.55', '0', 'false', NULL),
('1', '4800058158600', '581586000002', '1', 'SET OF 3 HANGING OWLS OLLIE BEAK', '23275', '24', '24', '1.2500', '0.13', '0', 'false', NULL),
('1', '4800058158600', '581586000003', '2', 'RED RETROSPOT ROUND CAKE TINS', '21217', '24', '24', '8.9500', '0.07', '0', 'false', NULL),
('1', '4800058158700', '581587000001', '0', 'CIRCUS PARADE LUNCH BOX', '22631', '12', '12', '1.9500', '2.01', '0', 'false', NULL),
('1', '4800058158700', '581587000002', '1', 'PLASTERS IN TIN CIRCUS PARADE', '22556', '12', '12', '1.6500', '2.30', '0', 'false', NULL),
('1', '4800058158700', '581587000003', '2', 'PLASTERS IN TIN STRONGMAN', '22555', '12', '12', '1.6500', '0.13', '0', 'false', NULL);
INSERT INTO "location_settings" ("shop_id", "location_id", "version", "settings", "saved_at", "saved_by") OVERRIDING SYSTEM VALUE VALUES
('1', '72001', '1', '{"kind": "provider", "site": null, "zones": [], "account": null, "country": "", "cutOffs": {"times": [], "weekdays": [1, 2, 3, 4, 5]}, "isActive": true, "stockFrom": "app", "providerId": "shipbob", "dailyCapacity": null}', '2026-12-01 06:25:37.823+00', 'Robin Carter'),
('1', '72002', '1', '{"kind": "provider", "site": null, "zones": [], "account": null, "country": "", "cutOffs": {"times": [], "weekdays": [1, 2, 3, 4, 5]}, "isActive": true, "stockFrom": "app", "providerId": "shipbob", "dailyCapacity": null}', '2026-12-01 06:25:37.823+00', 'Robin Carter'),
('1', '72003', '1', '{"kind": "provider", "site": null, "zones": [], "account": null, "country": "", "cutOffs": {"times": [], "weekdays": [1, 2, 3, 4, 5]}, "isActive": true, "stockFrom": "app", "providerId": "shipbob", "dailyCapacity": null}', '2026-12-01 06:25:37.823+00', 'Robin Carter'),
('1', '72004', '1', '{"kind": "provider", "site": null, "zones": [], "account": null, "country": "", "cutOffs": {"times": [], "weekdays": [1, 2, 3, 4, 5]}, "isActive": true, "stockFrom": "app", "providerId": "shipbob", "dailyCapacity": null}', '2026-12-01 06:25:37.823+00', 'Robin Carter');
INSERT INTO "locations" ("shop_id", "location_id", "name", "state") OVERRIDING SYSTEM VALUE VALUES
('1', '72001', 'Northampton warehouse', 'active'),
('1', '72002', 'Leeds overflow', 'active'),
('1', '72003', 'Rotterdam (EU)', 'active'),
('1', '72004', 'London showroom', 'active');
INSERT INTO "long_jobs" ("shop_id", "queue", "subject", "run", "data", "done", "started_at", "alive_at", "resumed") OVERRIDING SYSTEM VALUE VALUES
('1', 'apply-ship-policy', '', '72866641-5d2e-4000-be93-02ecbea81542', '{"after": null, "reopens": true, "version": 1}', '0', '2026-12-01 06:25:38.423+00', '2026-12-01 06:25:38.423+00', '0');
INSERT INTO "mails" ("shop_id", "mail_id", "staff_id", "address", "subject", "text_body", "html_body", "unsubscribe_path", "created_at", "state", "tries") OVERRIDING SYSTEM VALUE VALUES
('1', 'bb598278-2c6f-440a-aa81-f1957c02cd17', '1', 'robin@example.com', '31', '31', '31', '31', '2026-12-01 06:25:37.821+00', 'sent', '0');
INSERT INTO "notification_events" ("shop_id", "event_id", "kind", "at", "order_id", "provider") OVERRIDING SYSTEM VALUE VALUES
('1', '1', 'backOrders', '2026-12-01 06:25:37.934+00', '4800058150000', ''),
('1', '2', 'backOrders', '2026-12-01 06:25:37.935+00', '4800058156700', ''),
('1', '3', 'backOrders', '2026-12-01 06:25:37.935+00', '4800058157400', ''),
('1', '4', 'backOrders', '2026-12-01 06:25:37.935+00', '4800058157800', ''),
('1', '5', 'errors', '2026-12-01 06:25:37.935+00', '4800058157900', ''),
('1', '6', 'backOrders', '2026-12-01 06:25:37.935+00', '4800058158100', '');
INSERT INTO "notification_progress" ("shop_id", "staff_id", "last_event_id") OVERRIDING SYSTEM VALUE VALUES
('1', '31', '31');
INSERT INTO "notification_settings" ("shop_id", "staff_id", "version", "saved_at", "saved_by", "settings") OVERRIDING SYSTEM VALUE VALUES
('1', '1', '1', '2026-12-01 06:25:38.457+00', 'Robin Carter', '{"kinds": {"errors": true, "holdEnded": true, "backOrders": true, "providerDown": true}, "quietTo": "06:00", "quietFrom": "22:00", "summaryTime": "09:00", "dailySummary": true, "digestMinutes": 15, "hasQuietHours": false}');
INSERT INTO "order_allocations" ("shop_id", "order_id", "position", "line_item_id", "sku", "location_id", "quantity", "is_reserved", "reason") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058158400', '31', '48000581584001', '85123A', '72002', '31', 'false', '{}');
INSERT INTO "order_counts" ("shop_id", "day", "stage", "was_shipped", "change_id", "orders", "workflow_runs", "boxes_saved") OVERRIDING SYSTEM VALUE VALUES
('1', '2026-12-01', 'cancelled', 'false', '1', '3', '2', '0'),
('1', '2026-12-01', 'inFulfillment', 'true', '2', '1', '2', '1'),
('1', '2026-12-01', 'inFulfillment', 'false', '3', '3', '7', '0'),
('1', '2026-12-01', 'backOrder', 'false', '4', '5', '9', '0'),
('1', '2026-12-01', 'open', 'false', '5', '6', '10', '0'),
('1', '2026-12-01', 'closed', 'true', '6', '1', '1', '0'),
('1', '2026-12-01', 'error', 'false', '7', '1', '3', '0'),
('1', '2026-12-01', 'shipped', 'true', '8', '1', '1', '0'),
('1', '2026-12-01', 'needsReview', 'false', '9', '2', '1', '0'),
('1', '2026-12-01', 'hold', 'false', '10', '1', '1', '0'),
('1', '2026-12-01', 'hold', 'false', '11', '1', '2', '0'),
('1', '2026-12-01', 'open', 'false', '12', '-1', '-2', '0');
INSERT INTO "order_recipients" ("shop_id", "order_id", "name", "company", "address1", "address2", "city", "state", "postcode", "country", "phone", "email") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058158400', '31', '31', '31', '31', '31', '31', '31', '31', '31', '31');
INSERT INTO "order_routings" ("shop_id", "order_id", "routed_at", "outcome", "ships_from", "locations") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058158400', '2026-12-01 06:25:37.821+00', 'routed', '{72002}', '[]');
INSERT INTO "order_skus" ("shop_id", "sku", "created_at", "order_id") OVERRIDING SYSTEM VALUE VALUES
('1', '20668', '2026-12-01 04:22:37.823+00', '4800058150200'),
('1', '20704', '2026-12-01 04:17:37.823+00', '4800058150100'),
('1', '20725', '2026-12-01 05:54:37.823+00', '4800058158300'),
('1', '20832', '2026-12-01 05:56:37.823+00', '4800058158400'),
('1', '20979', '2026-12-01 05:29:37.823+00', '4800058156903'),
('1', '21109', '2026-12-01 04:57:37.823+00', '4800058151600'),
('1', '21111', '2026-12-01 04:57:37.823+00', '4800058151600'),
('1', '21122', '2026-12-01 05:47:37.823+00', '4800058157800'),
('1', '21124', '2026-12-01 05:47:37.823+00', '4800058157800'),
('1', '21209', '2026-12-01 04:22:37.823+00', '4800058150200'),
('1', '21217', '2026-12-01 06:20:37.823+00', '4800058158600'),
('1', '21258', '2026-12-01 05:28:37.823+00', '4800058156803'),
('1', '21313', '2026-12-01 05:31:37.823+00', '4800058157100'),
('1', '21417', '2026-12-01 05:27:37.823+00', '4800058156700'),
('1', '21481', '2026-12-01 05:30:37.823+00', '4800058157000'),
('1', '21564', '2026-12-01 04:17:37.823+00', '4800058150100'),
('1', '21705', '2026-12-01 04:57:37.823+00', '4800058151600'),
('1', '21790', '2026-12-01 05:51:37.823+00', '4800058158000'),
('1', '21929', '2026-12-01 05:50:37.823+00', '4800058157900'),
('1', '22061', '2026-12-01 06:20:37.823+00', '4800058158600'),
('1', '22087', '2026-12-01 04:22:37.823+00', '4800058150200'),
('1', '22141', '2026-12-01 05:30:37.823+00', '4800058157000'),
('1', '22175', '2026-12-01 05:30:37.823+00', '4800058157000'),
('1', '22178', '2026-12-01 06:02:37.823+00', '4800058158500'),
('1', '22319', '2026-12-01 04:17:37.823+00', '4800058150100'),
('1', '22326', '2026-12-01 05:40:37.823+00', '4800058157400'),
('1', '22328', '2026-12-01 05:40:37.823+00', '4800058157400'),
('1', '22386', '2026-12-01 05:50:37.823+00', '4800058157900'),
('1', '22411', '2026-12-01 05:50:37.823+00', '4800058157900'),
('1', '22464', '2026-12-01 05:27:37.823+00', '4800058156700'),
('1', '22465', '2026-12-01 05:27:37.823+00', '4800058156700'),
('1', '22481', '2026-12-01 06:02:37.823+00', '4800058158500'),
('1', '22555', '2026-12-01 06:21:37.823+00', '4800058158700'),
('1', '22556', '2026-12-01 06:21:37.823+00', '4800058158700'),
('1', '22624', '2026-12-01 05:39:37.823+00', '4800058157200'),
('1', '22627', '2026-12-01 05:39:37.823+00', '4800058157200'),
('1', '22631', '2026-12-01 06:21:37.823+00', '4800058158700'),
('1', '22753', '2026-12-01 04:51:37.823+00', '4800058151400'),
('1', '22754', '2026-12-01 04:51:37.823+00', '4800058151400'),
('1', '22755', '2026-12-01 04:51:37.823+00', '4800058151400'),
('1', '22915', '2026-12-01 06:02:37.823+00', '4800058158500'),
('1', '23199', '2026-12-01 05:40:37.823+00', '4800058157400'),
('1', '23275', '2026-12-01 06:20:37.823+00', '4800058158600'),
('1', '23326', '2026-12-01 05:31:37.823+00', '4800058157100'),
('1', '23328', '2026-12-01 05:39:37.823+00', '4800058157200'),
('1', '23334', '2026-12-01 05:51:37.823+00', '4800058158000'),
('1', '23404', '2026-12-01 05:21:37.823+00', '4800058156600'),
('1', '23498', '2026-12-01 05:52:37.823+00', '4800058158200'),
('1', '23552', '2026-12-01 05:52:37.823+00', '4800058158200'),
('1', '23561', '2026-12-01 05:51:37.823+00', '4800058158100'),
('1', '23562', '2026-12-01 05:51:37.823+00', '4800058158100'),
('1', '23681', '2026-12-01 05:51:37.823+00', '4800058158100'),
('1', '48187', '2026-12-01 04:16:37.823+00', '4800058150000'),
('1', '48187', '2026-12-01 05:31:37.823+00', '4800058157100'),
('1', '82486', '2026-12-01 04:16:37.823+00', '4800058150000'),
('1', '84978', '2026-12-01 05:29:37.823+00', '4800058156903'),
('1', '84993A', '2026-12-01 05:51:37.823+00', '4800058158000'),
('1', '85038', '2026-12-01 05:54:37.823+00', '4800058158300'),
('1', '85038', '2026-12-01 05:56:37.823+00', '4800058158400'),
('1', '85066', '2026-12-01 04:16:37.823+00', '4800058150000'),
('1', 'M', '2026-12-01 03:59:37.823+00', '4800058149903'),
('1', 'POST', '2026-12-01 05:47:37.823+00', '4800058157800');
INSERT INTO "orders" ("shop_id", "order_id", "row_id", "name", "customer_name", "country", "stage", "fulfillment_status", "created_at", "closed_at", "cancelled_at", "batched_at", "shipped_at", "three_pl_status", "back_order_state", "error", "error_message", "error_type", "triggered_flows", "eligible_flows", "workflow_runs", "boxes_saved", "postcode", "shipping_method", "tags", "warehouse_notes", "awaits_decision", "stage_since", "stage_reason", "po_number", "payment_status", "risk", "delivery_method", "is_test", "reship", "dispute") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058149903', '58149903', '#C581499', 'Customer 15498', 'United Kingdom', 'cancelled', '', '2026-12-01 03:59:37.823+00', NULL, '2026-12-01 06:07:25.823+00', NULL, NULL, NULL, '0', '', '', NULL, '{"Pack fragile goods apart","Tag wholesale customers"}', '{}', '2', '0', 'LS1 8PJ', 'Express', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058150000', '58150000', '#581500', 'Customer 15344', 'United Kingdom', 'backOrder', '', '2026-12-01 04:16:37.823+00', NULL, NULL, NULL, NULL, '4', '1', '', '', NULL, '{"Pack fragile goods apart","Tag wholesale customers","Ship small parcels as letters"}', '{}', '3', '0', 'SW1A 2PY', 'Tracked 48', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058150100', '58150100', '#581501', 'Customer 12985', 'United Kingdom', 'inFulfillment', '', '2026-12-01 04:17:37.823+00', NULL, NULL, '2026-12-01 05:19:37.823+00', NULL, '2', '0', '', '', NULL, '{"Route heavy orders to Leeds","Ship small parcels as letters"}', '{}', '2', '0', 'NN4 7BY', 'Standard', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058150200', '58150200', '#581502', 'Customer 15910', 'United Kingdom', 'inFulfillment', 'partial', '2026-12-01 04:22:37.823+00', NULL, NULL, '2026-12-01 05:22:07.823+00', '2026-12-01 05:57:49.823+00', '2', '0', '', '', NULL, '{"Route heavy orders to Leeds","Hold orders above £1,000"}', '{}', '2', '1', 'EH1 9XR', 'Tracked 48', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058151400', '58151400', '#581514', 'Customer 17754', 'United Kingdom', 'open', '', '2026-12-01 04:51:37.823+00', NULL, NULL, NULL, NULL, NULL, '0', '', '', NULL, '{}', '{}', '0', '0', 'M1 3RA', 'Express', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058151600', '58151600', '#581516', 'Customer 14422', 'United Kingdom', 'needsReview', '', '2026-12-01 04:57:37.823+00', NULL, NULL, NULL, NULL, NULL, '0', '', '', NULL, '{}', '{}', '0', '0', 'LS1 0PL', 'Standard', '{}', '{}', 'false', NULL, '{"kind": "workflowRan", "values": {"changes": [{"type": "review", "reason": "two locations can ship it"}], "workflow": "Review before shipping"}}', '', '', '', '', 'false', '', ''),
('1', '4800058156600', '58156600', '#581566', 'Customer 18102', 'United Kingdom', 'open', '', '2026-12-01 05:21:37.823+00', NULL, NULL, NULL, NULL, NULL, '0', '', '', NULL, '{"Pack fragile goods apart","Tag wholesale customers","Ship small parcels as letters"}', '{}', '3', '0', 'M1 2JP', 'Tracked 48', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058156700', '58156700', '#581567', 'Customer 16626', 'United Kingdom', 'backOrder', '', '2026-12-01 05:27:37.823+00', NULL, NULL, NULL, NULL, '4', '1', '', '', NULL, '{"Route heavy orders to Leeds","Hold orders above £1,000"}', '{}', '2', '0', 'M1 7ND', 'Standard', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058156803', '58156803', '#C581568', 'Customer 15311', 'United Kingdom', 'cancelled', '', '2026-12-01 05:28:37.823+00', NULL, '2026-12-01 06:16:19.823+00', NULL, NULL, NULL, '0', '', '', NULL, '{}', '{}', '0', '0', 'SW1A 5TG', 'Tracked 48', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058156903', '58156903', '#C581569', 'Customer 17315', 'United Kingdom', 'cancelled', '', '2026-12-01 05:29:37.823+00', NULL, '2026-12-01 06:16:25.823+00', NULL, NULL, NULL, '0', '', '', NULL, '{}', '{}', '0', '0', 'M1 1GF', 'Tracked 48', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058157000', '58157000', '#581570', 'Customer 12662', 'Germany', 'open', '', '2026-12-01 05:30:37.823+00', NULL, NULL, NULL, NULL, NULL, '0', '', '', NULL, '{"Ship small parcels as letters"}', '{}', '1', '0', '80260', 'International express', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058157100', '58157100', '#581571', 'Customer 15311', 'United Kingdom', 'open', '', '2026-12-01 05:31:37.823+00', NULL, NULL, NULL, NULL, NULL, '0', '', '', NULL, '{"Hold orders above £1,000"}', '{}', '1', '0', 'SW1A 5TG', 'Express', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058157200', '58157200', '#581572', 'Customer 16705', 'United Kingdom', 'closed', 'fulfilled', '2026-12-01 05:39:37.823+00', '2026-12-01 06:19:31.823+00', NULL, '2026-12-01 06:00:37.823+00', '2026-12-01 06:13:13.823+00', '2', '0', '', '', NULL, '{"Ship small parcels as letters"}', '{}', '1', '0', 'SW1A 6LS', 'Express', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058157400', '58157400', '#581574', 'Customer 12526', 'Germany', 'backOrder', '', '2026-12-01 05:40:37.823+00', NULL, NULL, NULL, NULL, '4', '1', '', '', NULL, '{}', '{}', '0', '0', '50165', 'International tracked', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058157800', '58157800', '#581578', 'Customer 12713', 'Germany', 'backOrder', '', '2026-12-01 05:47:37.823+00', NULL, NULL, NULL, NULL, '4', '1', '', '', NULL, '{"Tag wholesale customers"}', '{}', '1', '0', '10682', 'International express', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058157900', '58157900', '#581579', 'Customer 17581', 'United Kingdom', 'error', '', '2026-12-01 05:50:37.823+00', NULL, NULL, NULL, NULL, '5', '0', '', '"No rate found for this weight and country"', '2', '{"Route heavy orders to Leeds","Hold orders above £1,000","Prefer Rotterdam for EU orders"}', '{}', '3', '0', 'LS1 8RG', 'Standard', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058158000', '58158000', '#581580', 'Customer 12748', 'United Kingdom', 'open', '', '2026-12-01 05:51:37.823+00', NULL, NULL, NULL, NULL, NULL, '0', '', '', NULL, '{"Route heavy orders to Leeds","Tag wholesale customers","Ship small parcels as letters"}', '{}', '3', '0', 'BT1 9ZD', 'Tracked 48', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058158100', '58158100', '#581581', 'Customer 17581', 'United Kingdom', 'backOrder', '', '2026-12-01 05:51:37.823+00', NULL, NULL, NULL, NULL, '4', '1', '', '', NULL, '{"Route heavy orders to Leeds","Tag wholesale customers","Ship small parcels as letters"}', '{}', '3', '0', 'LS1 8RG', 'Standard', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058158200', '58158200', '#581582', 'Customer 17581', 'United Kingdom', 'inFulfillment', '', '2026-12-01 05:52:37.823+00', NULL, NULL, '2026-12-01 06:07:07.823+00', NULL, '2', '0', '', '', NULL, '{"Hold orders above £1,000","Prefer Rotterdam for EU orders"}', '{}', '2', '0', 'LS1 8RG', 'Express', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058158300', '58158300', '#581583', 'Customer 13777', 'United Kingdom', 'shipped', 'fulfilled', '2026-12-01 05:54:37.823+00', NULL, NULL, '2026-12-01 06:08:07.823+00', '2026-12-01 06:16:13.823+00', '2', '0', '', '', NULL, '{"Pack fragile goods apart"}', '{}', '1', '0', 'EH1 0RN', 'Standard', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058158400', '58158400', '#581584', 'Customer 13777', 'United Kingdom', 'hold', '', '2026-12-01 05:56:37.823+00', NULL, NULL, NULL, NULL, NULL, '0', '', '', NULL, '{"Tag wholesale customers","Ship small parcels as letters"}', '{}', '2', '0', 'EH1 0RN', 'Express', '{}', '{}', 'false', '2026-12-01 06:25:38.267+00', '{"kind": "actionTaken", "values": {"by": "Robin Carter", "action": "hold-order", "isBulk": false, "isUndo": false}}', '', '', '', '', 'false', '', ''),
('1', '4800058158500', '58158500', '#581585', 'Customer 15804', 'United Kingdom', 'inFulfillment', '', '2026-12-01 06:02:37.823+00', NULL, NULL, '2026-12-01 06:12:07.823+00', NULL, '2', '0', '', '', NULL, '{"Route heavy orders to Leeds","Hold orders above £1,000","Ship small parcels as letters"}', '{}', '3', '0', 'BT1 2BW', 'Express', '{}', '{}', 'false', NULL, NULL, '', '', '', '', 'false', '', ''),
('1', '4800058158600', '58158600', '#581586', 'Customer 13113', 'United Kingdom', 'needsReview', '', '2026-12-01 06:20:37.823+00', NULL, NULL, NULL, NULL, NULL, '0', '', '', NULL, '{"Pack fragile goods apart"}', '{}', '1', '0', 'SW1A 7PQ', 'Express', '{}', '{}', 'false', NULL, '{"kind": "workflowRan", "values": {"changes": [{"type": "review", "reason": "the order value is unusual"}], "workflow": "Review before shipping"}}', '', '', '', '', 'false', '', ''),
('1', '4800058158700', '58158700', '#581587', 'Customer 12680', 'France', 'hold', '', '2026-12-01 06:21:37.823+00', NULL, NULL, NULL, NULL, NULL, '0', '', '', NULL, '{"Prefer Rotterdam for EU orders"}', '{}', '1', '0', '13059', 'International tracked', '{}', '{}', 'false', NULL, '{"kind": "workflowRan", "values": {"changes": [{"type": "hold", "hours": null, "reason": "waits for a second order"}], "workflow": "Hold to check"}}', '', '', '', '', 'false', '', '');
INSERT INTO "outbox" ("shop_id", "job_id", "sequence", "queue", "data", "start_at") OVERRIDING SYSTEM VALUE VALUES
('1', '4b17a135-2fe6-4939-abcc-0d8f9d1219d9', '3', 'send-to-warehouse', '{"orderId": "4800058150100"}', '2026-12-01 06:25:38.609+00'),
('1', '515c1619-2a19-4413-934b-f347cca965e5', '2', 'stock-arrived', '{"skus": ["85123A"]}', '2026-12-01 06:25:38.571+00'),
('1', '6bff76e6-abb4-4776-bbc8-6617d5be01f8', '5', 'send-to-warehouse', '{"orderId": "4800058158200"}', '2026-12-01 06:25:38.609+00'),
('1', '7db01527-4c47-4e64-96fd-155f6d911ff3', '6', 'send-to-warehouse', '{"orderId": "4800058158500"}', '2026-12-01 06:25:38.609+00'),
('1', 'd9a38af6-1fe0-4d9f-853f-ad371415aa4d', '1', 'apply-ship-policy', '{"run": "72866641-5d2e-4000-be93-02ecbea81542", "after": null, "reopens": true, "version": 1}', '2026-12-01 06:25:38.423+00'),
('1', 'dd8e05f0-5cd0-47e5-98b4-cf1a6c1c2966', '7', 'write-to-store', '{"orderId": "4800058158400"}', '2026-12-01 06:25:38.952+00'),
('1', 'fc5eac2e-2d58-4337-8058-800fd4990e9e', '4', 'send-to-warehouse', '{"orderId": "4800058150200"}', '2026-12-01 06:25:38.609+00');
INSERT INTO "packages" ("shop_id", "package_id", "version", "saved_at", "saved_by", "settings") OVERRIDING SYSTEM VALUE VALUES
('1', 'whole-box', '1', '2026-12-01 06:25:38.468+00', 'Robin Carter', '{"name": "Box", "unit": "cm", "width": 1, "height": 1, "length": 1, "weight": null}');
INSERT INTO "plan_discounts" ("shop_id", "percent", "note", "version", "saved_at", "saved_by") OVERRIDING SYSTEM VALUE VALUES
('1', '31', '31', '31', '2026-12-01 06:25:37.821+00', '31');
INSERT INTO "plan_purchases" ("shop_id", "code", "plan", "created_at", "is_downgrade") OVERRIDING SYSTEM VALUE VALUES
('1', '456b2635f91f65cbf1c5ade8b61f31db9540b3203783f638cdfd80d25b331aea', '3', '2026-12-01 06:25:38.644+00', 'false');
INSERT INTO "products" ("shop_id", "sku", "name", "weight", "weight_unit", "ships_alone", "is_fragile", "is_dangerous", "version", "saved_at", "saved_by", "hs_code", "country_of_origin") OVERRIDING SYSTEM VALUE VALUES
('1', '85123A', 'Somebody was here', '350.000000', 'g', 'true', 'false', 'false', '1', '2026-12-01 06:25:38.489+00', 'Robin Carter', '', '');
INSERT INTO "provider_accounts" ("shop_id", "provider", "account", "failures_in_row") OVERRIDING SYSTEM VALUE VALUES
('1', 'shipbob', '', '0');
INSERT INTO "provider_choices" ("shop_id", "provider", "account", "version", "saved_at", "saved_by", "choices") OVERRIDING SYSTEM VALUE VALUES
('1', 'shipbob', '', '1', '2026-12-01 06:25:38.609+00', 'Robin Carter', '{}');
INSERT INTO "provider_settings" ("shop_id", "provider", "key_id", "nonce", "ciphertext", "saved_at") OVERRIDING SYSTEM VALUE VALUES
('1', 'ams', 'release', E'\\x34b7f11042813725ceb9b38d', E'\\x1dbdf58320eb31aef9a98e8817bb4118d34828c6021dad900ed73d78a8ba2beb5b36f312dec3aa9fc37a417faecddfff05b3b0aaa0bad811b52400355e6143a9a8e68df982e631d8e6c288723fe6335829c6eb1fcb93aceeae50a9a5b2082ef964f6cf100089388b3a65021aec87391a23cdd7d7362e545bf2a4035ac2c9f6c00beae41175ed16b25ecc', '2026-12-01 06:25:37.824+00'),
('1', 'shipbob', 'release', E'\\xc589b16f33f4dbe456d235e5', E'\\x70b00415fe8ab7b1a67c3b1d4af771c66148d89c1a853fba730ec8791e8cb298f9afdef14ec3d05bed67a62862f0ab03fd80c20a4ba5252f5169c5be35ec9ad03a00f6b6e4254f719224d4cef9b610f8510d0920cdb9e5589250e9540bb0392ef8733c', '2026-12-01 06:25:37.824+00');
INSERT INTO "provider_subscriptions" ("shop_id", "provider", "account", "address") OVERRIDING SYSTEM VALUE VALUES
('1', '31', '31', '31');
INSERT INTO "provider_webhooks" ("shop_id", "provider", "account", "event_id", "received_at") OVERRIDING SYSTEM VALUE VALUES
('1', '31', '31', '31', '2026-12-01 06:25:37.821+00');
INSERT INTO "routing_rules" ("shop_id", "version", "rules", "saved_at", "saved_by") OVERRIDING SYSTEM VALUE VALUES
('1', '1', '[]', '2026-12-01 06:25:38.368+00', 'Robin Carter');
INSERT INTO "secret_keys" ("key_id", "nonce", "ciphertext") OVERRIDING SYSTEM VALUE VALUES
('release', E'\\x7708aea6e8f97d179db2776b', E'\\xe340b4c7e44eaa7bd395d2b865d348980435dbb54498ecaa6a7c84c8d5d2de99b6133d9e3f129b93b36a');
INSERT INTO "ship_policies" ("shop_id", "version", "saved_at", "saved_by", "policy") OVERRIDING SYSTEM VALUE VALUES
('1', '1', '2026-12-01 06:25:38.423+00', 'Robin Carter', '{"goLiveAt": "2026-11-01T00:00:00.000Z", "whenTest": "never", "locations": null, "whenRisky": "hold", "unpaidTags": ["somebody’s"], "whenOnTerms": "release", "otherMethods": ["LOCAL"], "whenDisputed": "review", "unpaidMethods": ["somebody’s"], "whenAuthorized": "wait"}');
INSERT INTO "shipment_items" ("shop_id", "order_id", "fulfillment_id", "line_item_id", "quantity") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058150200', '581502001', '581502000001', '6'),
('1', '4800058150200', '581502001', '581502000002', '3'),
('1', '4800058157200', '581572001', '581572000001', '48'),
('1', '4800058157200', '581572001', '581572000002', '4'),
('1', '4800058157200', '581572001', '581572000003', '4'),
('1', '4800058158300', '581583001', '581583000001', '40'),
('1', '4800058158300', '581583001', '581583000002', '36');
INSERT INTO "shipments" ("shop_id", "order_id", "fulfillment_id", "name", "tracking_number", "status", "location_id") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058150200', '581502001', '#581502.1', 'HX865110188GB', 'label_purchased', '72001'),
('1', '4800058157200', '581572001', '#581572.1', 'HX296084416GB', 'delivered', '72004'),
('1', '4800058158300', '581583001', '#581583.1', 'HX426629341GB', 'in_transit', '72003');
INSERT INTO "shipping_mappings" ("shop_id", "provider", "version", "saved_at", "saved_by", "mapping") OVERRIDING SYSTEM VALUE VALUES
('1', 'shipbob', '2', '2026-12-01 06:25:38.389+00', 'Robin Carter', '{"skus": [], "methods": [], "defaultService": {"carrier": "DPD", "service": "Next Day"}}');
INSERT INTO "shipping_methods" ("shop_id", "method") OVERRIDING SYSTEM VALUE VALUES
('1', 'Express'),
('1', 'International express'),
('1', 'International tracked'),
('1', 'Standard'),
('1', 'Tracked 48');
INSERT INTO "shop_export_parts" ("shop_id", "export_id", "part", "content") OVERRIDING SYSTEM VALUE VALUES
('1', 'bd743d14-5082-4842-a2a0-5acfc399a035', '31', E'\\x1f8b0800000000000003030000000000000000');
INSERT INTO "shop_exports" ("shop_id", "export_id", "state", "requested_by", "requested_at", "rows_written", "ready_at", "expires_at", "restarts") OVERRIDING SYSTEM VALUE VALUES
('1', 'bd743d14-5082-4842-a2a0-5acfc399a035', 'ready', '31', '2026-12-01 06:25:37.821+00', '0', '2026-12-01 06:25:37.821+00', '2100-01-01 00:00:00+00', '0');
INSERT INTO "shop_settings" ("shop_id", "version", "saved_at", "saved_by", "settings") OVERRIDING SYSTEM VALUE VALUES
('1', '1', '2026-12-01 06:25:38.408+00', 'Robin Carter', '{"weightUnit": "g", "whenMissing": {"weight": "review", "address": "review", "shippingMethod": "review"}, "combineOrders": false, "defaultWeight": 0.5, "defaultPackage": "Somebody’s box", "lowStockThreshold": 3, "releaseBackOrders": "whole"}');
INSERT INTO "shops" ("shop_id", "domain", "currency", "time_zone", "charge_type", "is_onboarded", "created_at") OVERRIDING SYSTEM VALUE VALUES
('1', 'release.myshopify.com', 'GBP', 'Europe/London', '2', 'true', '2026-12-01 06:25:37.824+00');
INSERT INTO "skus" ("shop_id", "sku", "name", "newest_at", "newest_order_id", "newest_name", "newest_weight", "newest_virtual_item") OVERRIDING SYSTEM VALUE VALUES
('1', '20668', 'DISCO BALL CHRISTMAS DECORATION', '2026-12-01 04:22:37.823+00', '4800058150200', 'DISCO BALL CHRISTMAS DECORATION', '0.08', '0'),
('1', '20704', 'MR ROBOT SOFT TOY', '2026-12-01 04:17:37.823+00', '4800058150100', 'MR ROBOT SOFT TOY', '0.84', '0'),
('1', '20725', 'LUNCH BAG RED RETROSPOT', '2026-12-01 05:54:37.823+00', '4800058158300', 'LUNCH BAG RED RETROSPOT', '1.42', '0'),
('1', '20832', 'RED FLOCK LOVE HEART PHOTO FRAME', '2026-12-01 05:56:37.823+00', '4800058158400', 'RED FLOCK LOVE HEART PHOTO FRAME', '2.11', '0'),
('1', '20979', '36 PENCILS TUBE RED RETROSPOT', '2026-12-01 05:29:37.823+00', '4800058156903', '36 PENCILS TUBE RED RETROSPOT', '0.28', '0'),
('1', '21109', 'LARGE CAKE TOWEL CHOCOLATE SPOTS', '2026-12-01 04:57:37.823+00', '4800058151600', 'LARGE CAKE TOWEL CHOCOLATE SPOTS', '0.08', '0'),
('1', '21111', 'SWISS ROLL TOWEL, CHOCOLATE  SPOTS', '2026-12-01 04:57:37.823+00', '4800058151600', 'SWISS ROLL TOWEL, CHOCOLATE  SPOTS', '1.59', '0'),
('1', '21122', 'SET/10 PINK POLKADOT PARTY CANDLES', '2026-12-01 05:47:37.823+00', '4800058157800', 'SET/10 PINK POLKADOT PARTY CANDLES', '', '0'),
('1', '21124', 'SET/10 BLUE POLKADOT PARTY CANDLES', '2026-12-01 05:47:37.823+00', '4800058157800', 'SET/10 BLUE POLKADOT PARTY CANDLES', '2.33', '0'),
('1', '21209', 'MULTICOLOUR HONEYCOMB FAN', '2026-12-01 04:22:37.823+00', '4800058150200', 'MULTICOLOUR HONEYCOMB FAN', '1.69', '0'),
('1', '21217', 'RED RETROSPOT ROUND CAKE TINS', '2026-12-01 06:20:37.823+00', '4800058158600', 'RED RETROSPOT ROUND CAKE TINS', '0.07', '0'),
('1', '21258', 'VICTORIAN SEWING BOX LARGE', '2026-12-01 05:28:37.823+00', '4800058156803', 'VICTORIAN SEWING BOX LARGE', '1.74', '0'),
('1', '21313', 'GLASS HEART T-LIGHT HOLDER', '2026-12-01 05:31:37.823+00', '4800058157100', 'GLASS HEART T-LIGHT HOLDER', '0.76', '0'),
('1', '21417', 'COCKLE SHELL DISH', '2026-12-01 05:27:37.823+00', '4800058156700', 'COCKLE SHELL DISH', '0.21', '0'),
('1', '21481', 'FAWN BLUE HOT WATER BOTTLE', '2026-12-01 05:30:37.823+00', '4800058157000', 'FAWN BLUE HOT WATER BOTTLE', '2.19', '0'),
('1', '21564', 'PINK  HEART SHAPE LOVE BUCKET', '2026-12-01 04:17:37.823+00', '4800058150100', 'PINK  HEART SHAPE LOVE BUCKET', '0.12', '0'),
('1', '21705', 'BAG 500g SWIRLY MARBLES', '2026-12-01 04:57:37.823+00', '4800058151600', 'BAG 500g SWIRLY MARBLES', '0.16', '0'),
('1', '21790', 'VINTAGE SNAP CARDS', '2026-12-01 05:51:37.823+00', '4800058158000', 'VINTAGE SNAP CARDS', '1.80', '0'),
('1', '21929', 'JUMBO BAG PINK VINTAGE PAISLEY', '2026-12-01 05:50:37.823+00', '4800058157900', 'JUMBO BAG PINK VINTAGE PAISLEY', '0.13', '0'),
('1', '22061', 'LARGE CAKE STAND  HANGING STRAWBERY', '2026-12-01 06:20:37.823+00', '4800058158600', 'LARGE CAKE STAND  HANGING STRAWBERY', '0.55', '0'),
('1', '22087', 'PAPER BUNTING WHITE LACE', '2026-12-01 04:22:37.823+00', '4800058150200', 'PAPER BUNTING WHITE LACE', '0.85', '0'),
('1', '22141', 'CHRISTMAS CRAFT TREE TOP ANGEL', '2026-12-01 05:30:37.823+00', '4800058157000', 'CHRISTMAS CRAFT TREE TOP ANGEL', '0.41', '0'),
('1', '22175', 'PINK OWL SOFT TOY', '2026-12-01 05:30:37.823+00', '4800058157000', 'PINK OWL SOFT TOY', '0.20', '0'),
('1', '22178', 'VICTORIAN GLASS HANGING T-LIGHT', '2026-12-01 06:02:37.823+00', '4800058158500', 'VICTORIAN GLASS HANGING T-LIGHT', '', '0'),
('1', '22319', 'HAIRCLIPS FORTIES FABRIC ASSORTED', '2026-12-01 04:17:37.823+00', '4800058150100', 'HAIRCLIPS FORTIES FABRIC ASSORTED', '0.07', '0'),
('1', '22326', 'ROUND SNACK BOXES SET OF4 WOODLAND', '2026-12-01 05:40:37.823+00', '4800058157400', 'ROUND SNACK BOXES SET OF4 WOODLAND', '0.93', '0'),
('1', '22328', 'ROUND SNACK BOXES SET OF 4 FRUITS', '2026-12-01 05:40:37.823+00', '4800058157400', 'ROUND SNACK BOXES SET OF 4 FRUITS', '0.25', '0'),
('1', '22386', 'JUMBO BAG PINK POLKADOT', '2026-12-01 05:50:37.823+00', '4800058157900', 'JUMBO BAG PINK POLKADOT', '1.56', '0'),
('1', '22411', 'JUMBO SHOPPER VINTAGE RED PAISLEY', '2026-12-01 05:50:37.823+00', '4800058157900', 'JUMBO SHOPPER VINTAGE RED PAISLEY', '0.90', '0'),
('1', '22464', 'HANGING METAL HEART LANTERN', '2026-12-01 05:27:37.823+00', '4800058156700', 'HANGING METAL HEART LANTERN', '1.87', '0'),
('1', '22465', 'HANGING METAL STAR LANTERN', '2026-12-01 05:27:37.823+00', '4800058156700', 'HANGING METAL STAR LANTERN', '0.75', '0'),
('1', '22481', 'BLACK TEA TOWEL CLASSIC DESIGN', '2026-12-01 06:02:37.823+00', '4800058158500', 'BLACK TEA TOWEL CLASSIC DESIGN', '2.39', '0'),
('1', '22555', 'PLASTERS IN TIN STRONGMAN', '2026-12-01 06:21:37.823+00', '4800058158700', 'PLASTERS IN TIN STRONGMAN', '0.13', '0'),
('1', '22556', 'PLASTERS IN TIN CIRCUS PARADE', '2026-12-01 06:21:37.823+00', '4800058158700', 'PLASTERS IN TIN CIRCUS PARADE', '2.30', '0'),
('1', '22624', 'IVORY KITCHEN SCALES', '2026-12-01 05:39:37.823+00', '4800058157200', 'IVORY KITCHEN SCALES', '0.65', '0'),
('1', '22627', 'MINT KITCHEN SCALES', '2026-12-01 05:39:37.823+00', '4800058157200', 'MINT KITCHEN SCALES', '1.13', '0'),
('1', '22631', 'CIRCUS PARADE LUNCH BOX', '2026-12-01 06:21:37.823+00', '4800058158700', 'CIRCUS PARADE LUNCH BOX', '2.01', '0'),
('1', '22753', 'SMALL YELLOW BABUSHKA NOTEBOOK', '2026-12-01 04:51:37.823+00', '4800058151400', 'SMALL YELLOW BABUSHKA NOTEBOOK', '2.52', '0'),
('1', '22754', 'SMALL RED BABUSHKA NOTEBOOK', '2026-12-01 04:51:37.823+00', '4800058151400', 'SMALL RED BABUSHKA NOTEBOOK', '2.48', '0'),
('1', '22755', 'SMALL PURPLE BABUSHKA NOTEBOOK', '2026-12-01 04:51:37.823+00', '4800058151400', 'SMALL PURPLE BABUSHKA NOTEBOOK', '0.48', '0'),
('1', '22915', 'ASSORTED BOTTLE TOP  MAGNETS', '2026-12-01 06:02:37.823+00', '4800058158500', 'ASSORTED BOTTLE TOP  MAGNETS', '0.36', '0'),
('1', '23199', 'JUMBO BAG APPLES', '2026-12-01 05:40:37.823+00', '4800058157400', 'JUMBO BAG APPLES', '1.47', '0'),
('1', '23275', 'SET OF 3 HANGING OWLS OLLIE BEAK', '2026-12-01 06:20:37.823+00', '4800058158600', 'SET OF 3 HANGING OWLS OLLIE BEAK', '0.13', '0'),
('1', '23326', 'HANGING MINI COLOURED BOTTLES', '2026-12-01 05:31:37.823+00', '4800058157100', 'HANGING MINI COLOURED BOTTLES', '2.25', '0'),
('1', '23328', 'SET 6 SCHOOL MILK BOTTLES IN CRATE', '2026-12-01 05:39:37.823+00', '4800058157200', 'SET 6 SCHOOL MILK BOTTLES IN CRATE', '0.17', '0'),
('1', '23334', 'IVORY WICKER HEART SMALL', '2026-12-01 05:51:37.823+00', '4800058158000', 'IVORY WICKER HEART SMALL', '0.11', '0'),
('1', '23404', 'HOME SWEET HOME BLACKBOARD', '2026-12-01 05:21:37.823+00', '4800058156600', 'HOME SWEET HOME BLACKBOARD', '1.55', '0'),
('1', '23498', 'CLASSIC BICYCLE CLIPS', '2026-12-01 05:52:37.823+00', '4800058158200', 'CLASSIC BICYCLE CLIPS', '1.29', '0'),
('1', '23552', 'BICYCLE PUNCTURE REPAIR KIT', '2026-12-01 05:52:37.823+00', '4800058158200', 'BICYCLE PUNCTURE REPAIR KIT', '1.32', '0'),
('1', '23561', 'SET OF 6 RIBBONS PARTY', '2026-12-01 05:51:37.823+00', '4800058158100', 'SET OF 6 RIBBONS PARTY', '1.35', '0'),
('1', '23562', 'SET OF 6 RIBBONS PERFECTLY PRETTY', '2026-12-01 05:51:37.823+00', '4800058158100', 'SET OF 6 RIBBONS PERFECTLY PRETTY', '2.45', '0'),
('1', '23681', 'LUNCH BAG RED VINTAGE DOILY', '2026-12-01 05:51:37.823+00', '4800058158100', 'LUNCH BAG RED VINTAGE DOILY', '0.11', '0'),
('1', '48187', 'DOORMAT NEW ENGLAND', '2026-12-01 05:31:37.823+00', '4800058157100', 'DOORMAT NEW ENGLAND', '0.72', '0'),
('1', '82486', '3 DRAWER ANTIQUE WHITE WOOD CABINET', '2026-12-01 04:16:37.823+00', '4800058150000', '3 DRAWER ANTIQUE WHITE WOOD CABINET', '2.18', '0'),
('1', '84978', 'HANGING HEART JAR T-LIGHT HOLDER', '2026-12-01 05:29:37.823+00', '4800058156903', 'HANGING HEART JAR T-LIGHT HOLDER', '0.13', '0'),
('1', '84993A', '75 GREEN PETIT FOUR CASES', '2026-12-01 05:51:37.823+00', '4800058158000', '75 GREEN PETIT FOUR CASES', '1.96', '0'),
('1', '85038', '6 CHOCOLATE LOVE HEART T-LIGHTS', '2026-12-01 05:56:37.823+00', '4800058158400', '6 CHOCOLATE LOVE HEART T-LIGHTS', '0.30', '0'),
('1', '85066', 'CREAM SWEETHEART MINI CHEST', '2026-12-01 04:16:37.823+00', '4800058150000', 'CREAM SWEETHEART MINI CHEST', '0.23', '0'),
('1', 'M', 'Manual', '2026-12-01 03:59:37.823+00', '4800058149903', 'Manual', '', '2'),
('1', 'POST', 'POSTAGE', '2026-12-01 05:47:37.823+00', '4800058157800', 'POSTAGE', '', '2');
INSERT INTO "staff" ("shop_id", "staff_id", "name", "role", "permission", "email", "version", "saved_at", "saved_by", "is_own_email") OVERRIDING SYSTEM VALUE VALUES
('1', '1', 'Robin Carter', '1', NULL, 'robin@example.com', '0', NULL, NULL, 'false'),
('1', '2', 'Maya Okafor', '1', '[{"id":1,"name":"Dashboard","view":false,"edit":false},{"id":8,"name":"Insights","view":false,"edit":false},{"id":2,"name":"Workflows","view":false,"edit":false},{"id":3,"name":"Inventory Overview","view":false,"edit":false},{"id":6,"name":"Locations","view":false,"edit":false},{"id":7,"name":"Application Tracking","view":false,"edit":false},{"id":4,"name":"Apps & Integrations","view":false,"edit":false},{"id":5,"name":"Store Settings","view":false,"edit":false}]', 'maya@example.com', '1', '2026-12-01 06:25:38.439+00', 'Robin Carter', 'false');
INSERT INTO "staff_changes" ("shop_id", "change_id", "at", "changed_by_id", "changed_by", "staff_id", "staff_name", "before", "after") OVERRIDING SYSTEM VALUE VALUES
('1', '1', '2026-12-01 06:25:38.439+00', '1', 'Robin Carter', '2', 'Maya Okafor', '{"isOwner": false, "sections": {"1": "edit", "2": "edit", "3": "edit", "4": "edit", "5": "view", "6": "edit", "7": "edit", "8": "view"}}', '{"isOwner": true, "sections": {"1": "none", "2": "none", "3": "none", "4": "none", "5": "none", "6": "none", "7": "none", "8": "none"}}');
INSERT INTO "stock_levels" ("shop_id", "sku", "location_id", "on_hand", "allocated", "version", "saved_at", "saved_by", "unavailable", "safety") OVERRIDING SYSTEM VALUE VALUES
('1', '85123A', '72002', '1', '0', '1', '2026-12-01 06:25:38.568+00', 'Robin Carter', '0', '0');
INSERT INTO "stock_movements" ("shop_id", "movement_id", "sku", "location_id", "cause", "on_hand", "allocated", "unavailable", "safety", "moved_by", "moved_at") OVERRIDING SYSTEM VALUE VALUES
('1', '1', '85123A', '72002', 'counted', '1', '0', '0', '0', 'Robin Carter', '2026-12-01 06:25:38.568+00');
INSERT INTO "store_connections" ("shop_id", "state", "scopes", "installed_at", "backfill_state", "orders_read", "orders_added", "orders_checked", "missing_orders", "missing_count", "changed_count") OVERRIDING SYSTEM VALUE VALUES
('1', 'installed', '{}', '2026-12-01 06:25:37.821+00', 'done', '0', '0', '0', '{}', '0', '0');
INSERT INTO "store_events" ("shop_id", "event_id", "topic", "triggered_at", "received_at", "state", "attempts") OVERRIDING SYSTEM VALUE VALUES
('1', '31', 'orders/create', '2026-12-01 06:25:37.821+00', '2026-12-01 06:25:37.821+00', 'done', '0');
INSERT INTO "store_files" ("shop_id", "file_id", "customer_id", "requested_at", "ready_at", "key_id", "nonce", "ciphertext") OVERRIDING SYSTEM VALUE VALUES
('1', 'file-31', '7', '2026-12-01 06:25:37.821+00', '2026-12-01 06:25:37.821+00', 'test', E'\\xf4d3f990f32f7f1d4d745001', E'\\x54e1ede9f29de390afa6c66d3aad245ab7fd');
INSERT INTO "store_fulfillments" ("shop_id", "order_id", "fulfillment_id", "store_ids") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058158400', '31', '{}');
INSERT INTO "store_orders" ("shop_id", "order_id", "updated_at", "read_at", "is_redacted", "tags", "unseen_fields") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058158400', '2026-12-01 06:25:37.821+00', '2026-12-01 06:25:37.821+00', 'false', '{}', '{}');
INSERT INTO "store_redactions" ("shop_id", "redaction_id", "requested_at", "done_at", "orders") OVERRIDING SYSTEM VALUE VALUES
('1', '31', '2026-12-01 06:25:37.821+00', '2026-12-01 06:25:37.821+00', '31');
INSERT INTO "store_variants" ("shop_id", "variant_id", "product_id", "sku", "name", "weight", "ships", "is_deleted", "updated_at", "hs_code", "country_of_origin") OVERRIDING SYSTEM VALUE VALUES
('1', '31', '31', '31', '31', '31', 'false', 'false', '2026-12-01 06:25:37.821+00', '', '');
INSERT INTO "store_writes" ("shop_id", "order_id", "write_id", "kind", "state", "changes", "tries", "task", "words", "created_at", "hold_ids") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058158400', '31', 'tags', 'refused', '1', '0', 'tags', '"No such order"', '2026-12-01 06:25:38.952+00', '{}');
INSERT INTO "tag_changes" ("shop_id", "change_id", "at", "changed_by", "undo", "order_ids", "also_carried") OVERRIDING SYSTEM VALUE VALUES
('1', '31', '2026-12-01 06:25:37.821+00', '31', '{"to": null, "from": "gift", "color": null, "isMerge": false, "workflows": []}', '{}', '{}');
INSERT INTO "tags" ("shop_id", "name", "color") OVERRIDING SYSTEM VALUE VALUES
('1', 'wholesale', 'red');
INSERT INTO "timeline_entries" ("shop_id", "order_id", "entry_id", "at", "message", "staff_id", "kind", "values") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058149903', '1', '2026-12-01 03:59:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058149903', '2', '2026-12-01 03:59:37.823+00', 'Workflow "Pack fragile goods apart" ran', NULL, NULL, NULL),
('1', '4800058149903', '3', '2026-12-01 03:59:37.823+00', 'Workflow "Tag wholesale customers" ran', NULL, NULL, NULL),
('1', '4800058149903', '4', '2026-12-01 06:07:25.823+00', 'Order canceled in the store', NULL, NULL, NULL),
('1', '4800058150000', '5', '2026-12-01 04:16:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058150000', '6', '2026-12-01 04:16:37.823+00', 'Workflow "Pack fragile goods apart" ran', NULL, NULL, NULL),
('1', '4800058150000', '7', '2026-12-01 04:16:37.823+00', 'Workflow "Tag wholesale customers" ran', NULL, NULL, NULL),
('1', '4800058150000', '8', '2026-12-01 04:16:37.823+00', 'Workflow "Ship small parcels as letters" ran', NULL, NULL, NULL),
('1', '4800058150000', '9', '2026-12-01 04:16:37.823+00', 'Not all items are in stock', NULL, NULL, NULL),
('1', '4800058150100', '10', '2026-12-01 04:17:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058150100', '11', '2026-12-01 04:17:37.823+00', 'Workflow "Route heavy orders to Leeds" ran', NULL, NULL, NULL),
('1', '4800058150100', '12', '2026-12-01 04:17:37.823+00', 'Workflow "Ship small parcels as letters" ran', NULL, NULL, NULL),
('1', '4800058150100', '13', '2026-12-01 05:19:37.823+00', NULL, NULL, 'handedOver', '{}'),
('1', '4800058150200', '14', '2026-12-01 04:22:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058150200', '15', '2026-12-01 04:22:37.823+00', 'Workflow "Route heavy orders to Leeds" ran', NULL, NULL, NULL),
('1', '4800058150200', '16', '2026-12-01 04:22:37.823+00', 'Workflow "Hold orders above £1,000" ran', NULL, NULL, NULL),
('1', '4800058150200', '17', '2026-12-01 05:22:07.823+00', NULL, NULL, 'handedOver', '{}'),
('1', '4800058150200', '18', '2026-12-01 05:57:49.823+00', NULL, NULL, 'shipped', '{"shipment": "#581502.1"}'),
('1', '4800058151400', '19', '2026-12-01 04:51:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058151600', '20', '2026-12-01 04:57:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058151600', '21', '2026-12-01 04:57:37.823+00', NULL, NULL, 'workflowRan', '{"changes": [{"type": "review", "reason": "two locations can ship it"}], "workflow": "Review before shipping"}'),
('1', '4800058156600', '22', '2026-12-01 05:21:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058156600', '23', '2026-12-01 05:21:37.823+00', 'Workflow "Pack fragile goods apart" ran', NULL, NULL, NULL),
('1', '4800058156600', '24', '2026-12-01 05:21:37.823+00', 'Workflow "Tag wholesale customers" ran', NULL, NULL, NULL),
('1', '4800058156600', '25', '2026-12-01 05:21:37.823+00', 'Workflow "Ship small parcels as letters" ran', NULL, NULL, NULL),
('1', '4800058156700', '26', '2026-12-01 05:27:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058156700', '27', '2026-12-01 05:27:37.823+00', 'Workflow "Route heavy orders to Leeds" ran', NULL, NULL, NULL),
('1', '4800058156700', '28', '2026-12-01 05:27:37.823+00', 'Workflow "Hold orders above £1,000" ran', NULL, NULL, NULL),
('1', '4800058156700', '29', '2026-12-01 05:27:37.823+00', 'Not all items are in stock', NULL, NULL, NULL),
('1', '4800058156803', '30', '2026-12-01 05:28:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058156803', '31', '2026-12-01 06:16:19.823+00', 'Order canceled in the store', NULL, NULL, NULL),
('1', '4800058156903', '32', '2026-12-01 05:29:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058156903', '33', '2026-12-01 06:16:25.823+00', 'Order canceled in the store', NULL, NULL, NULL),
('1', '4800058157000', '34', '2026-12-01 05:30:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058157000', '35', '2026-12-01 05:30:37.823+00', 'Workflow "Ship small parcels as letters" ran', NULL, NULL, NULL),
('1', '4800058157100', '36', '2026-12-01 05:31:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058157100', '37', '2026-12-01 05:31:37.823+00', 'Workflow "Hold orders above £1,000" ran', NULL, NULL, NULL),
('1', '4800058157200', '38', '2026-12-01 05:39:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058157200', '39', '2026-12-01 05:39:37.823+00', 'Workflow "Ship small parcels as letters" ran', NULL, NULL, NULL),
('1', '4800058157200', '40', '2026-12-01 06:00:37.823+00', NULL, NULL, 'handedOver', '{}'),
('1', '4800058157200', '41', '2026-12-01 06:13:13.823+00', NULL, NULL, 'shipped', '{"shipment": "#581572.1"}'),
('1', '4800058157200', '42', '2026-12-01 06:19:31.823+00', 'Order closed', NULL, NULL, NULL),
('1', '4800058157400', '43', '2026-12-01 05:40:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058157400', '44', '2026-12-01 05:40:37.823+00', 'Not all items are in stock', NULL, NULL, NULL),
('1', '4800058157800', '45', '2026-12-01 05:47:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058157800', '47', '2026-12-01 05:47:37.823+00', 'Not all items are in stock', NULL, NULL, NULL),
('1', '4800058157800', '46', '2026-12-01 05:47:37.823+00', 'Workflow "Tag wholesale customers" ran', NULL, NULL, NULL),
('1', '4800058157900', '50', '2026-12-01 05:50:37.823+00', 'Workflow "Hold orders above £1,000" ran', NULL, NULL, NULL),
('1', '4800058157900', '51', '2026-12-01 05:50:37.823+00', 'Workflow "Prefer Rotterdam for EU orders" ran', NULL, NULL, NULL),
('1', '4800058157900', '52', '2026-12-01 05:50:37.823+00', 'No rate found for this weight and country', NULL, NULL, NULL),
('1', '4800058157900', '48', '2026-12-01 05:50:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058157900', '49', '2026-12-01 05:50:37.823+00', 'Workflow "Route heavy orders to Leeds" ran', NULL, NULL, NULL),
('1', '4800058158000', '53', '2026-12-01 05:51:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058158000', '54', '2026-12-01 05:51:37.823+00', 'Workflow "Route heavy orders to Leeds" ran', NULL, NULL, NULL),
('1', '4800058158000', '55', '2026-12-01 05:51:37.823+00', 'Workflow "Tag wholesale customers" ran', NULL, NULL, NULL),
('1', '4800058158000', '56', '2026-12-01 05:51:37.823+00', 'Workflow "Ship small parcels as letters" ran', NULL, NULL, NULL),
('1', '4800058158100', '57', '2026-12-01 05:51:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058158100', '58', '2026-12-01 05:51:37.823+00', 'Workflow "Route heavy orders to Leeds" ran', NULL, NULL, NULL),
('1', '4800058158100', '59', '2026-12-01 05:51:37.823+00', 'Workflow "Tag wholesale customers" ran', NULL, NULL, NULL),
('1', '4800058158100', '60', '2026-12-01 05:51:37.823+00', 'Workflow "Ship small parcels as letters" ran', NULL, NULL, NULL),
('1', '4800058158100', '61', '2026-12-01 05:51:37.823+00', 'Not all items are in stock', NULL, NULL, NULL),
('1', '4800058158200', '65', '2026-12-01 06:07:07.823+00', NULL, NULL, 'handedOver', '{}'),
('1', '4800058158200', '62', '2026-12-01 05:52:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058158200', '63', '2026-12-01 05:52:37.823+00', 'Workflow "Hold orders above £1,000" ran', NULL, NULL, NULL),
('1', '4800058158200', '64', '2026-12-01 05:52:37.823+00', 'Workflow "Prefer Rotterdam for EU orders" ran', NULL, NULL, NULL),
('1', '4800058158300', '67', '2026-12-01 05:54:37.823+00', 'Workflow "Pack fragile goods apart" ran', NULL, NULL, NULL),
('1', '4800058158300', '68', '2026-12-01 06:08:07.823+00', NULL, NULL, 'handedOver', '{}'),
('1', '4800058158300', '69', '2026-12-01 06:16:13.823+00', NULL, NULL, 'shipped', '{"shipment": "#581583.1"}'),
('1', '4800058158300', '66', '2026-12-01 05:54:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058158400', '85', '2026-12-01 06:25:38.325+00', 'Somebody was here', '1', NULL, NULL),
('1', '4800058158400', '70', '2026-12-01 05:56:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058158400', '71', '2026-12-01 05:56:37.823+00', 'Workflow "Tag wholesale customers" ran', NULL, NULL, NULL),
('1', '4800058158400', '72', '2026-12-01 05:56:37.823+00', 'Workflow "Ship small parcels as letters" ran', NULL, NULL, NULL),
('1', '4800058158400', '84', '2026-12-01 06:25:38.267+00', NULL, '1', 'actionTaken', '{"by": "Robin Carter", "action": "hold-order", "isBulk": false, "isUndo": false}'),
('1', '4800058158500', '75', '2026-12-01 06:02:37.823+00', 'Workflow "Hold orders above £1,000" ran', NULL, NULL, NULL),
('1', '4800058158500', '76', '2026-12-01 06:02:37.823+00', 'Workflow "Ship small parcels as letters" ran', NULL, NULL, NULL),
('1', '4800058158500', '77', '2026-12-01 06:12:07.823+00', NULL, NULL, 'handedOver', '{}'),
('1', '4800058158500', '73', '2026-12-01 06:02:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058158500', '74', '2026-12-01 06:02:37.823+00', 'Workflow "Route heavy orders to Leeds" ran', NULL, NULL, NULL),
('1', '4800058158600', '80', '2026-12-01 06:20:37.823+00', NULL, NULL, 'workflowRan', '{"changes": [{"type": "review", "reason": "the order value is unusual"}], "workflow": "Review before shipping"}'),
('1', '4800058158600', '78', '2026-12-01 06:20:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058158600', '79', '2026-12-01 06:20:37.823+00', 'Workflow "Pack fragile goods apart" ran', NULL, NULL, NULL),
('1', '4800058158700', '81', '2026-12-01 06:21:37.823+00', NULL, NULL, 'received', '{}'),
('1', '4800058158700', '82', '2026-12-01 06:21:37.823+00', 'Workflow "Prefer Rotterdam for EU orders" ran', NULL, NULL, NULL),
('1', '4800058158700', '83', '2026-12-01 06:21:37.823+00', NULL, NULL, 'workflowRan', '{"changes": [{"type": "hold", "hours": null, "reason": "waits for a second order"}], "workflow": "Hold to check"}');
INSERT INTO "tracking_guesses" ("shop_id", "key", "times", "last_at") OVERRIDING SYSTEM VALUE VALUES
('1', '31', '{}', '2026-12-01 06:25:37.821+00');
INSERT INTO "tracking_pages" ("shop_id", "version", "saved_at", "saved_by", "page") OVERRIDING SYSTEM VALUE VALUES
('1', '1', '2026-12-01 06:25:38.598+00', 'Robin Carter', '{"isOn": true, "color": "#000000", "intro": "", "heading": "Where?", "shopName": "Somebody", "showsItems": true, "contactEmail": ""}');
INSERT INTO "warehouse_orders" ("shop_id", "order_id", "number", "reference", "provider", "account", "state", "lines", "tries", "created_at", "reads_alone") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058158400', '1', '31', 'shipbob', '', 'done', '[]', '0', '2026-12-01 06:25:37.821+00', 'false');
INSERT INTO "warehouse_parcels" ("shop_id", "order_id", "number", "parcel_id", "is_voided", "seen_at") OVERRIDING SYSTEM VALUE VALUES
('1', '4800058158400', '1', 'P-31', 'false', '2026-12-01 06:25:37.821+00');
INSERT INTO "workflow_runs" ("shop_id", "run_id", "at", "workflow_id", "version", "name", "order_id", "trigger", "event", "is_match", "trace", "changes", "replaced") OVERRIDING SYSTEM VALUE VALUES
('1', '31', '2026-12-01 06:25:37.821+00', '1', '31', '31', '4800058158400', 'orderArrives', '31', 'false', '{"match": "all", "groups": [], "isMatch": true}', '[]', '[]');
INSERT INTO "workflow_versions" ("shop_id", "workflow_id", "version", "definition", "saved_at", "saved_by") OVERRIDING SYSTEM VALUE VALUES
('1', '1', '1', '{"name": "Somebody was here", "match": "all", "groups": [], "actions": [{"text": "Somebody was here", "type": "note"}], "trigger": "orderArrives"}', '2026-12-01 06:25:38.179+00', 'Robin Carter');
INSERT INTO "workflows" ("shop_id", "workflow_id", "position", "version", "is_active", "definition", "saved_at", "saved_by") OVERRIDING SYSTEM VALUE VALUES
('1', '1', '0', '1', 'false', '{"name": "Somebody was here", "match": "all", "groups": [], "actions": [{"text": "Somebody was here", "type": "note"}], "trigger": "orderArrives"}', '2026-12-01 06:25:38.179+00', 'Robin Carter');
SELECT setval('public.notification_events_event_id_seq', 6);
SELECT setval('public.order_counts_change_id_seq', 12);
SELECT setval('public.outbox_sequence_seq', 7);
SELECT setval('public.shops_shop_id_seq', 1);
SELECT setval('public.staff_changes_change_id_seq', 1);
SELECT setval('public.stock_movements_movement_id_seq', 1);
SELECT setval('public.timeline_entries_entry_id_seq', 85);
RESET session_replication_role;
